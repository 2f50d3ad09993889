//! One list a game from which its options follow: the full set in a state, the partial set in a set-up, the table
//! in the game's description.

use serde::Serialize;

/// The value of an option, as the description of a game tells a default.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(u32),
    /// One of several words.
    Word(String),
    /// Several numbers.
    Numbers(Vec<u8>),
}

/// What kind of value an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum OptionType {
    /// `true` or `false`.
    Boolean,
    /// A whole number.
    Integer,
    /// One of several words.
    Word,
    /// A list of whole numbers.
    Integers,
}

impl OptionValue {
    /// The kind of this value.
    #[must_use]
    pub const fn kind(&self) -> OptionType {
        match self {
            Self::Flag(_) => OptionType::Boolean,
            Self::Number(_) => OptionType::Integer,
            Self::Word(_) => OptionType::Word,
            Self::Numbers(_) => OptionType::Integers,
        }
    }
}

/// One option of a game: what it is called, what it may be and what it does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameOption {
    /// Its name in `options`.
    #[cfg_attr(feature = "schema", schema(examples("starting_chips")))]
    pub name: &'static str,
    /// What kind of value it takes.
    #[serde(rename = "type")]
    pub kind: OptionType,
    /// What values it takes, in words: `1 to 100`, `announced or free`.
    #[cfg_attr(feature = "schema", schema(examples("1 to 100")))]
    pub values: &'static str,
    /// What it is where the set-up leaves it out; absent where leaving it out means that there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub default: Option<OptionValue>,
    /// What it does.
    #[cfg_attr(feature = "schema", schema(examples("Chips each player starts with.")))]
    pub meaning: &'static str,
}

/// Writes an options struct (every field required: a state explains itself), the same with every field optional
/// for a set-up, `Default`, the way from the partial to the full set, and the table for the game's description.
///
/// An option without a default, whose absence means that there is no such thing, is written last with a `?` before
/// its name; it may be absent from the full set too.
macro_rules! game_options {
    (
        $(#[$full_doc:meta])* $full:ident, $(#[$given_doc:meta])* $given:ident;
        $( $(#[$field_attr:meta])* $field:ident: $ty:ty = $default:expr, shown $shown:expr, values $values:literal, meaning $meaning:literal; )*
        $( ? $free:ident: $free_ty:ty, kind $free_kind:ident, values $free_values:literal, meaning $free_meaning:literal; )*
    ) => {
        $(#[$full_doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub struct $full {
            $( #[doc = $meaning] $(#[$field_attr])* pub $field: $ty, )*
            $(
                #[doc = $free_meaning]
                #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "crate::wire::present")]
                #[cfg_attr(feature = "schema", schema(nullable = false))]
                pub $free: Option<$free_ty>,
            )*
        }

        $(#[$given_doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub struct $given {
            $(
                #[doc = $meaning]
                $(#[$field_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "crate::wire::present")]
                #[cfg_attr(feature = "schema", schema(nullable = false))]
                pub $field: Option<$ty>,
            )*
            $(
                #[doc = $free_meaning]
                #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "crate::wire::present")]
                #[cfg_attr(feature = "schema", schema(nullable = false))]
                pub $free: Option<$free_ty>,
            )*
        }

        impl Default for $full {
            fn default() -> Self {
                Self { $( $field: $default, )* $( $free: None, )* }
            }
        }

        impl From<$given> for $full {
            fn from(given: $given) -> Self {
                let default = Self::default();
                Self { $( $field: given.$field.unwrap_or(default.$field), )* $( $free: given.$free, )* }
            }
        }

        impl From<$full> for $given {
            fn from(full: $full) -> Self {
                Self { $( $field: Some(full.$field), )* $( $free: full.$free, )* }
            }
        }

        impl $full {
            /// The options as the description of the game tells them.
            #[must_use]
            pub fn table() -> Vec<$crate::options::GameOption> {
                vec![
                    $( $crate::options::GameOption {
                        name: stringify!($field),
                        kind: $shown.kind(),
                        values: $values,
                        default: Some($shown),
                        meaning: $meaning,
                    }, )*
                    $( $crate::options::GameOption {
                        name: stringify!($free),
                        kind: $crate::options::OptionType::$free_kind,
                        values: $free_values,
                        default: None,
                        meaning: $free_meaning,
                    }, )*
                ]
            }
        }
    };
}
pub(crate) use game_options;
