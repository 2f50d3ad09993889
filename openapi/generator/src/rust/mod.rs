//! The generated part of the Rust client: progenitor's, from a copy of the document that it can read.

mod constructors;
mod copy;
mod opened;
mod reach;
#[cfg(test)]
mod tests;

use openapiv3::OpenAPI;
use progenitor::{GenerationSettings, Generator, HooksMode, InterfaceStyle};
use quote::quote;
use serde_json::Value;

const HEADER: &str = "\
// Generated from openapi/mwamuzi.json by `cargo generate`. Do not edit: change the wire types, or the generator in
// openapi/generator, and run it again.

";

/// The text of `generated.rs`.
pub(crate) fn client(document: &Value) -> Result<String, String> {
    let copy = copy::for_progenitor(document)?;
    let parsed: OpenAPI =
        serde_json::from_value(copy.clone()).map_err(|error| format!("the copy: {error}"))?;
    let tokens = Generator::new(&settings()).generate_tokens(&parsed).map_err(|error| error.to_string())?;
    let mut file: syn::File = syn::parse2(tokens).map_err(|error| error.to_string())?;
    without_spare_fields(&mut file.items);
    constructors::add(&mut file.items, &copy)?;
    Ok(format!("{HEADER}{}", without_schemas(&prettyplease::unparse(&file))))
}

fn settings() -> GenerationSettings {
    let mut settings = GenerationSettings::default();
    settings
        .with_interface(InterfaceStyle::Positional)
        // Retries and time limits are the hand-written layer's; without its hook the client does not compile.
        .with_hooks(HooksMode::Expected)
        .with_inner_type(quote! { crate::transport::Limits })
        .with_derive("PartialEq");
    settings
}

/// Takes out what [`copy::SPARE_FIELD`] put in.
fn without_spare_fields(items: &mut [syn::Item]) {
    for item in items {
        match item {
            syn::Item::Mod(module) => {
                module.content.iter_mut().for_each(|(_, items)| without_spare_fields(items));
            }
            syn::Item::Enum(union) => union.variants.iter_mut().for_each(|variant| {
                if let syn::Fields::Named(fields) = &mut variant.fields {
                    let all = std::mem::take(&mut fields.named);
                    let is_spare =
                        |field: &syn::Field| field.ident.as_ref().is_some_and(|n| n == copy::SPARE_FIELD);
                    fields.named = all.into_iter().filter(|field| !is_spare(field)).collect();
                }
            }),
            _ => {}
        }
    }
}

/// Drops the copy of its own schema that every type's documentation carries: the document has it, and a reviewer
/// wants to see what changed.
fn without_schemas(text: &str) -> String {
    let mut inside = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines() {
        let comment = line.trim_start();
        inside |= comment.starts_with("///<details>");
        if !inside {
            kept.push_str(line);
            kept.push('\n');
        }
        inside &= !comment.starts_with("///</details>");
    }
    kept
}
