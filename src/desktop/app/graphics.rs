//! The graphics card: the first driver of the system that gives a device draws.
//!
//! Bevy takes what wgpu likes best and ends in a panic if that gives no device, which bad drivers of a
//! backend do (DX12 under Wine, for one). Here the next one is tried, software last.

pub mod lost;

use crate::locale::{Locale, Value};
use bevy::app::App;
use bevy::render::RenderApp;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::tasks::block_on;
use std::env;
use std::sync::Arc;
use wgpu::{Adapter, AdapterInfo, Backend, DeviceType, Features, Instance};

/// A device to draw with, and what was tried before it.
pub struct Graphics {
    /// For Bevy's renderer.
    pub creation: RenderCreation,
    /// Drivers that gave no device and why, for the log.
    pub passed_over: Vec<String>,
}

/// Nothing on this system draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoGraphics {
    /// Drivers that gave no device and why; empty where there is no driver at all.
    pub tried: Vec<String>,
}

impl NoGraphics {
    /// What is missing and what to do, for a person.
    pub fn sentence(&self, words: &Locale) -> String {
        if self.tried.is_empty() {
            return words.text("graphics-none");
        }
        let tried: Value = self.tried.join("; ").into();
        words.format("graphics-failed", &[("tried", tried)])
    }
}

/// So many bytes of graphics memory are taken at once: the least that wgpu takes.
const MEMORY_BLOCK: u64 = 4 << 20;

/// Opens the first driver that gives a device.
///
/// The variables of wgpu are heeded: `WGPU_BACKEND` (only these), `WGPU_ADAPTER_NAME` and
/// `WGPU_FORCE_FALLBACK_ADAPTER` (these first).
///
/// # Errors
/// What was tried, if nothing serves.
pub fn open() -> Result<Graphics, NoGraphics> {
    let settings = WgpuSettings {
        // Pictures of a few megabytes need no blocks of memory of a quarter gigabyte, nor of 64 MB, as
        // "MemoryUsage" takes them in the end.
        memory_hints: MemoryHints::Manual {
            suballocated_device_memory_block_size: MEMORY_BLOCK..2 * MEMORY_BLOCK,
        },
        ..WgpuSettings::default()
    };
    let backends = settings.backends.unwrap_or_default();
    let instance = Instance::new(wgpu::InstanceDescriptor {
        backends,
        flags: settings.instance_flags,
        memory_budget_thresholds: settings.instance_memory_budget_thresholds,
        display: None,
        backend_options: wgpu::BackendOptions::from_env_or_default(),
    });
    let mut tried = Vec::new();
    // Most systems are done with the first: the others are not even asked for.
    if let Some(first) = preferred(&instance, &settings) {
        match device(&first, &settings) {
            Ok(opened) => return Ok(graphics(opened, first, instance, tried)),
            Err(why) => tried.push(said(&first.get_info(), &why)),
        }
    }
    let mut others = block_on(instance.enumerate_adapters(backends));
    others.sort_by_key(|adapter| {
        let info = adapter.get_info();
        rank(info.device_type, info.backend)
    });
    for adapter in others {
        match device(&adapter, &settings) {
            Ok(opened) => return Ok(graphics(opened, adapter, instance, tried)),
            Err(why) => {
                let line = said(&adapter.get_info(), &why);
                // The one that was tried first is among them again.
                if !tried.contains(&line) {
                    tried.push(line);
                }
            }
        }
    }
    Err(NoGraphics { tried })
}

/// Gives every mesh buffers of its own, once Bevy's plugins are there.
///
/// Bevy would draw all from two large ones, and keep tables for 128,000 meshes in each: some 10 MB, where
/// nothing here is drawn from more than a few.
pub fn keep_meshes_apart(app: &mut App) {
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing.insert_resource(MeshAllocatorSettings {
            slab_allocator_settings: SlabAllocatorSettings {
                large_threshold: 0,
                ..SlabAllocatorSettings::default()
            },
            ..MeshAllocatorSettings::default()
        });
    }
}

/// What the variables name, or else what wgpu likes best.
fn preferred(instance: &Instance, settings: &WgpuSettings) -> Option<Adapter> {
    if let Ok(name) = env::var("WGPU_ADAPTER_NAME") {
        let name = name.to_lowercase();
        let all = block_on(instance.enumerate_adapters(settings.backends.unwrap_or_default()));
        let mut named = all.into_iter();
        let named = named.find(|adapter| adapter.get_info().name.to_lowercase().contains(&name));
        if named.is_some() {
            return named;
        }
    }
    let software = env::var("WGPU_FORCE_FALLBACK_ADAPTER").unwrap_or_default();
    let wanted = wgpu::RequestAdapterOptions {
        power_preference: settings.power_preference,
        compatible_surface: None,
        force_fallback_adapter: !["", "0", "false"].contains(&&*software),
    };
    block_on(instance.request_adapter(&wanted)).ok()
}

/// How late an adapter is tried: cards before software, and of each the backends that serve best.
fn rank(kind: DeviceType, backend: Backend) -> (u8, u8) {
    let kind = match kind {
        DeviceType::DiscreteGpu => 0,
        DeviceType::IntegratedGpu => 1,
        DeviceType::VirtualGpu | DeviceType::Other => 2,
        DeviceType::Cpu => 3,
    };
    let backend = match backend {
        Backend::Metal => 0,
        Backend::Vulkan => 1,
        Backend::Dx12 => 2,
        _ => 3,
    };
    (kind, backend)
}

/// All that the adapter offers, as Bevy asks for it.
fn device(
    adapter: &Adapter,
    settings: &WgpuSettings,
) -> Result<(wgpu::Device, wgpu::Queue), wgpu::RequestDeviceError> {
    let mut features = adapter.features();
    if adapter.get_info().device_type == DeviceType::DiscreteGpu {
        // What is written from both sides would cross the bus again and again.
        features.remove(Features::MAPPABLE_PRIMARY_BUFFERS);
    }
    // Nothing here uses what wgpu calls experimental, so that needs no promise.
    features.remove(Features::all_experimental_mask());
    block_on(adapter.request_device(&wgpu::DeviceDescriptor {
        required_features: features,
        required_limits: adapter.limits(),
        memory_hints: settings.memory_hints.clone(),
        ..Default::default()
    }))
}

fn graphics(
    (device, queue): (wgpu::Device, wgpu::Queue),
    adapter: Adapter,
    instance: Instance,
    passed_over: Vec<String>,
) -> Graphics {
    let creation = RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    );
    Graphics {
        creation,
        passed_over,
    }
}

/// `llvmpipe (Vulkan): not enough memory`
fn said(info: &AdapterInfo, why: &dyn std::fmt::Display) -> String {
    format!("{} ({}): {why}", info.name, info.backend)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_before_software_and_vulkan_before_opengl() {
        let order = [
            (DeviceType::DiscreteGpu, Backend::Vulkan),
            (DeviceType::DiscreteGpu, Backend::Dx12),
            (DeviceType::DiscreteGpu, Backend::Gl),
            (DeviceType::IntegratedGpu, Backend::Gl),
            (DeviceType::Cpu, Backend::Vulkan),
        ];
        let mut all = order;
        all.reverse();
        all.sort_by_key(|(kind, backend)| rank(*kind, *backend));
        assert_eq!(all, order);
    }

    #[test]
    fn who_has_no_driver_is_told_what_to_install() {
        for language in crate::locale::languages() {
            let words = Locale::for_language(&language.tag);
            let none = NoGraphics { tried: Vec::new() }.sentence(&words);
            let tried = vec!["llvmpipe (vulkan): lost".to_string()];
            let failed = NoGraphics { tried }.sentence(&words);
            assert!(none.contains("mesa-vulkan-drivers"), "{none}");
            assert!(failed.contains("llvmpipe (vulkan): lost"), "{failed}");
        }
    }
}
