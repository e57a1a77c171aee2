//! The command line of the desktop program.

use crate::locale::Locale;
use crate::preferences::Palette;
use lexopt::Arg;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;

/// What the command line asked for.
#[derive(bevy::prelude::Resource, Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// The saved game to open.
    pub file: Option<PathBuf>,
    /// Show every screen, play a game of bots, save screenshots here and leave.
    pub tour: Option<PathBuf>,
    /// Print what starting, a war, idling and ten games take, and leave.
    pub measure: bool,
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
    /// The program opens one file.
    Surplus(String),
    /// The option takes no value.
    NoValue { option: String, value: String },
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

/// What only those who build the program have.
const TOOLS: [&str; 7] = [
    "--measure",
    "--tour",
    "--goldens",
    "--idle",
    "--renew",
    "--contact-sheet",
    "--palette",
];

/// Whether this build of the program has the option.
fn is_here(option: &str) -> bool {
    cfg!(feature = "dev-tools") || !TOOLS.contains(&option)
}

/// Windows smaller than this show nothing of use, larger ones no graphics card can draw.
const SIZES: std::ops::RangeInclusive<u32> = 320..=16384;

impl Options {
    /// Reads the arguments that follow the program's name: `--seed 7` and `--seed=7` are the same.
    ///
    /// # Errors
    /// Says which argument is not understood.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, OptionError> {
        let mut options = Options::default();
        let mut parser = lexopt::Parser::from_args(arguments);
        while let Some(argument) = parser.next().map_err(misread)? {
            let name = match argument {
                Arg::Long("idle") if is_here("--idle") => {
                    options.idle = true;
                    continue;
                }
                Arg::Long("measure") if is_here("--measure") => {
                    options.measure = true;
                    continue;
                }
                Arg::Long("renew") if is_here("--renew") => {
                    options.renew = true;
                    continue;
                }
                Arg::Long("help") | Arg::Short('h') => {
                    return alone(parser, "--help", Request::Help);
                }
                Arg::Long("version") | Arg::Short('V') => {
                    return alone(parser, "--version", Request::Version);
                }
                Arg::Long(name) => format!("--{name}"),
                Arg::Short(letter) => return Err(OptionError::Unknown(format!("-{letter}"))),
                Arg::Value(word) => {
                    if word.is_empty() || options.file.is_some() {
                        return Err(OptionError::Surplus(word.to_string_lossy().into_owned()));
                    }
                    // The name as the system gave it, whatever letters are in it.
                    options.file = Some(PathBuf::from(word));
                    continue;
                }
            };
            let known = TAKES_VALUE
                .into_iter()
                .find(|known| *known == name && is_here(known));
            let option = known.ok_or(OptionError::Unknown(name))?;
            let value = parser.value().ok().filter(|value| !value.is_empty());
            options.set(option, value.ok_or(OptionError::Missing(option))?)?;
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

/// What is asked for by an option that takes no value.
fn alone(
    mut parser: lexopt::Parser,
    option: &str,
    request: Request,
) -> Result<Request, OptionError> {
    match parser.optional_value() {
        Some(value) => Err(OptionError::NoValue {
            option: option.to_string(),
            value: value.to_string_lossy().into_owned(),
        }),
        None => Ok(request),
    }
}

/// What cannot be read as options and values at all: a value where none belongs.
fn misread(why: lexopt::Error) -> OptionError {
    match why {
        lexopt::Error::UnexpectedValue { option, value } => OptionError::NoValue {
            option,
            value: value.to_string_lossy().into_owned(),
        },
        other => OptionError::Unknown(other.to_string()),
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
            OptionError::NoValue { option, value } => words.format(
                "option-error-no-value",
                &[("option", option.into()), ("value", value.into())],
            ),
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

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(option) => write!(f, "there is no option {option}"),
            OptionError::Surplus(text) => write!(f, "{text:?} is one file too many"),
            OptionError::NoValue { option, value } => {
                write!(f, "{option} takes no value, not even {value:?}")
            }
            OptionError::Missing(option) => write!(f, "{option} needs a value"),
            OptionError::Value { option, value } => write!(f, "{option} cannot be {value:?}"),
        }
    }
}

impl std::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Request, OptionError> {
        Options::parse(line.split_whitespace().map(OsString::from))
    }

    #[cfg(feature = "dev-tools")]
    #[test]
    fn every_option_is_understood() {
        let options = Options {
            file: Some(PathBuf::from("my=game.ron")),
            tour: Some(PathBuf::from("shots")),
            seed: Some(7),
            size: Some((1280, 800)),
            scale: Some(1.5),
            idle: true,
            measure: true,
            goldens: Some(PathBuf::from("small")),
            renew: true,
            contact_sheet: Some(PathBuf::from("all.png")),
            palette: Palette::Classic,
        };
        let line = "--idle --measure --goldens small --renew --tour shots --seed=7 --size 1280x800 --scale 1.5 \
                    --contact-sheet all.png my=game.ron --palette classic";
        assert_eq!(parse(line), Ok(Request::Run(options)));
        assert_eq!(parse(""), Ok(Request::Run(Options::default())));
        assert_eq!(parse("--seed 1 --help"), Ok(Request::Help));
        assert_eq!(parse("-V"), Ok(Request::Version));
    }

    #[test]
    fn what_takes_no_value_says_so() {
        for line in ["--help=yes", "--version=2"] {
            let error = parse(line).unwrap_err();
            assert!(
                matches!(error, OptionError::NoValue { .. }),
                "{line}: {error:?}"
            );
        }
    }

    #[test]
    fn every_mistake_has_a_sentence() {
        let words = Locale::english();
        for line in [
            "--sed 1",
            "one.ron two.ron",
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
            "--idle=yes",
            "-x",
            "-é",
        ] {
            let error = parse(line).unwrap_err();
            let sentence = error.sentence(&words);
            assert!(sentence.len() > 20, "{line}: {sentence}");
        }
        assert!(words.faults().is_empty(), "{:?}", words.faults());
    }

    #[cfg(all(unix, feature = "dev-tools"))]
    #[test]
    fn a_path_that_is_no_text_is_kept_as_it_is() {
        use std::os::unix::ffi::OsStringExt;
        let path = OsString::from_vec(b"caf\xe9".to_vec());
        for words in [
            vec![OsString::from("--tour"), path.clone()],
            vec![OsString::from_vec(b"--tour=caf\xe9".to_vec())],
        ] {
            let Ok(Request::Run(options)) = Options::parse(words) else {
                panic!("a tour");
            };
            assert_eq!(options.tour, Some(PathBuf::from(path.clone())));
        }
    }
}
