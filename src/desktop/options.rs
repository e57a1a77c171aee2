//! The command line of the desktop program.

use crate::locale::Locale;
use crate::preferences::Palette;
use std::ffi::OsString;
use std::path::PathBuf;

/// What the command line asked for.
#[derive(bevy::prelude::Resource, Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// Show every screen, play a game of bots, save screenshots here and leave.
    pub tour: Option<PathBuf>,
    /// The seed of the tour's game, or of the next new game.
    pub seed: Option<u64>,
    /// Window size in logical pixels.
    pub size: Option<(u32, u32)>,
    /// Scale factor instead of the display's own.
    pub scale: Option<f32>,
    /// On the tour, watch every screen for frames that nobody asked for.
    pub idle: bool,
    /// On the tour, compare every picture with the small one of its name in this folder.
    pub goldens: Option<PathBuf>,
    /// Write the goldens instead of comparing with them.
    pub renew: bool,
    /// Draw a sheet of all pieces into this file instead of opening a window.
    pub contact_sheet: Option<PathBuf>,
    /// The colours of the contact sheet.
    pub palette: Palette,
}

/// What to do, as the command line says.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    Run(Options),
    Help,
    Version,
}

/// What is wrong with a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no such option.
    Unknown(String),
    /// The program takes options only.
    Surplus(String),
    /// The option needs a value after it.
    Missing(&'static str),
    /// The value is not what the option takes.
    Value { option: &'static str, value: String },
}

const TAKES_VALUE: [&str; 7] = [
    "--tour",
    "--goldens",
    "--seed",
    "--size",
    "--scale",
    "--contact-sheet",
    "--palette",
];

/// Windows smaller than this show nothing of use, larger ones no graphics card can draw.
const SIZES: std::ops::RangeInclusive<u32> = 320..=16384;

impl Options {
    /// Reads the arguments that follow the program's name: `--seed 7` and `--seed=7` are the same.
    ///
    /// # Errors
    /// Says which argument is not understood.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, OptionError> {
        let mut options = Options::default();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let text = argument.to_string_lossy().into_owned();
            let (name, joined) = match text.split_once('=') {
                Some((name, value)) => (name, Some(OsString::from(value))),
                None => (text.as_str(), None),
            };
            match name {
                "--idle" if joined.is_none() => {
                    options.idle = true;
                    continue;
                }
                "--renew" if joined.is_none() => {
                    options.renew = true;
                    continue;
                }
                "--help" | "-h" if joined.is_none() => return Ok(Request::Help),
                "--version" | "-V" if joined.is_none() => return Ok(Request::Version),
                _ => {}
            }
            let Some(option) = TAKES_VALUE.into_iter().find(|known| *known == name) else {
                return Err(if name.starts_with('-') {
                    OptionError::Unknown(text)
                } else {
                    OptionError::Surplus(text)
                });
            };
            let value = joined
                .or_else(|| arguments.next())
                .filter(|v| !v.is_empty());
            let value = value.ok_or(OptionError::Missing(option))?;
            options.set(option, value)?;
        }
        Ok(Request::Run(options))
    }

    fn set(&mut self, option: &'static str, value: OsString) -> Result<(), OptionError> {
        let text = value.to_string_lossy().into_owned();
        let wrong = || OptionError::Value {
            option,
            value: text.clone(),
        };
        match option {
            "--tour" => self.tour = Some(PathBuf::from(value)),
            "--goldens" => self.goldens = Some(PathBuf::from(value)),
            "--contact-sheet" => self.contact_sheet = Some(PathBuf::from(value)),
            "--palette" => {
                self.palette = match text.as_str() {
                    "inlay" => Palette::Inlay,
                    "classic" => Palette::Classic,
                    _ => return Err(wrong()),
                }
            }
            "--seed" => self.seed = Some(text.parse().map_err(|_| wrong())?),
            "--size" => {
                let side = |part: &str| part.parse().ok().filter(|side| SIZES.contains(side));
                let (width, height) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
                self.size = side(width).zip(side(height));
                self.size.ok_or_else(wrong)?;
            }
            _ => {
                let scale = text.parse::<f32>().ok();
                self.scale = scale.filter(|scale| (0.25..=8.0).contains(scale));
                self.scale.ok_or_else(wrong)?;
            }
        }
        Ok(())
    }
}

impl OptionError {
    /// The error as a sentence.
    pub fn sentence(&self, words: &Locale) -> String {
        match self {
            OptionError::Unknown(option) => {
                words.format("option-error-unknown", &[("option", option.into())])
            }
            OptionError::Surplus(text) => {
                words.format("option-error-surplus", &[("text", text.into())])
            }
            OptionError::Missing(option) => {
                words.format("option-error-missing", &[("option", (*option).into())])
            }
            OptionError::Value { option, value } => {
                let takes = words.text(&format!("option-value-{}", &option[2..]));
                words.format(
                    "option-error-value",
                    &[
                        ("option", (*option).into()),
                        ("value", value.into()),
                        ("takes", takes.into()),
                    ],
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Request, OptionError> {
        Options::parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn every_option_is_understood() {
        let options = Options {
            tour: Some(PathBuf::from("shots")),
            seed: Some(7),
            size: Some((1280, 800)),
            scale: Some(1.5),
            idle: true,
            goldens: Some(PathBuf::from("small")),
            renew: true,
            contact_sheet: Some(PathBuf::from("all.png")),
            palette: Palette::Classic,
        };
        let line = "--idle --goldens small --renew --tour shots --seed=7 --size 1280x800 --scale 1.5 \
                    --contact-sheet all.png --palette classic";
        assert_eq!(parse(line), Ok(Request::Run(options)));
        assert_eq!(parse(""), Ok(Request::Run(Options::default())));
        assert_eq!(parse("--seed 1 --help"), Ok(Request::Help));
        assert_eq!(parse("-V"), Ok(Request::Version));
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        let words = Locale::english();
        for line in [
            "--sed 1",
            "game.tr",
            "--seed",
            "--seed= ",
            "--seed x",
            "--seed -1",
            "--size 10x10",
            "--size 800",
            "--scale 0",
            "--scale NaN",
            "--palette sepia",
            "--help=yes",
        ] {
            let error = parse(line).unwrap_err();
            let sentence = error.sentence(&words);
            assert!(sentence.len() > 20, "{line}: {sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }
}
