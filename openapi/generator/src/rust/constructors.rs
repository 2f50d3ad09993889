//! A constructor for every request, and for what a request holds that has much to leave out: what is required is asked
//! for, the rest left out.
//!
//! With them a call reads `LcrApplyRequest { seat: Some(1), ..LcrApplyRequest::new(state, played) }`, and goes on
//! compiling when a later version of the document adds an optional field.

use quote::format_ident;
use serde_json::Value;
use syn::{Field, Ident, Item, ItemStruct};

/// Adds the constructors to the module of types.
pub(super) fn add(items: &mut [Item], copy: &Value) -> Result<(), String> {
    let types = items.iter_mut().find_map(|item| match item {
        Item::Mod(module) if module.ident == "types" => module.content.as_mut(),
        _ => None,
    });
    let (_, items) = types.ok_or("there is no module of types")?;
    let mut constructors = Vec::new();
    for item in items.iter() {
        if let Item::Struct(request) = item
            && has_constructor(&request.ident.to_string())
        {
            constructors.push(constructor(request, copy)?);
        }
    }
    items.extend(constructors);
    Ok(())
}

/// Whether the type of this name is one that callers fill in and that may gain optional fields.
fn has_constructor(name: &str) -> bool {
    ["Request", "ReplayMove", "ReplaySetup"].iter().any(|ending| name.ends_with(ending))
}

fn constructor(request: &ItemStruct, copy: &Value) -> Result<Item, String> {
    let name = &request.ident;
    let required = required(copy, name);
    let is_required = |field: &Field| required.iter().any(|wanted| field.ident.as_ref() == Some(wanted));
    let kinds = required.iter().map(|wanted| {
        let field = request.fields.iter().find(|field| field.ident.as_ref() == Some(wanted));
        field.map(|field| &field.ty).ok_or(format!("{name} has no field {wanted}"))
    });
    let kinds = kinds.collect::<Result<Vec<_>, String>>()?;
    let optional = request.fields.iter().filter(|field| !is_required(field)).map(|field| &field.ident);
    let summary = " With what it needs, everything else left out.";
    Ok(syn::parse_quote! {
        impl #name {
            #[doc = #summary]
            pub fn new(#(#required: #kinds),*) -> Self {
                Self { #(#required,)* #(#optional: ::std::option::Option::None,)* }
            }
        }
    })
}

/// The required fields in the document's order, as the generator names them.
fn required(copy: &Value, name: &Ident) -> Vec<Ident> {
    let names = copy["components"]["schemas"][name.to_string()]["required"].as_array();
    let names = names.into_iter().flatten().filter_map(Value::as_str);
    names
        .map(|field| if field == "move" { format_ident!("move_") } else { format_ident!("{field}") })
        .collect()
}

#[cfg(test)]
mod tests {
    use quote::quote;
    use serde_json::json;

    use super::*;

    #[test]
    fn asks_for_what_is_required_in_the_order_of_the_document() {
        let copy = json!({ "components": { "schemas": { "ARequest": { "required": ["state", "move"] } } } });
        let request: ItemStruct =
            syn::parse_quote! { pub struct ARequest { move_: M, seat: Option<u8>, state: S } };
        let expected: Item = syn::parse_quote! {
            impl ARequest {
                #[doc = " With what it needs, everything else left out."]
                pub fn new(state: S, move_: M) -> Self {
                    Self { state, move_, seat: ::std::option::Option::None, }
                }
            }
        };
        let made = constructor(&request, &copy).expect("it has both");
        assert_eq!(quote!(#made).to_string(), quote!(#expected).to_string());
    }
}
