//! What a rulebook is made of: one enum a game whose variants are its rules.

use serde::Serialize;

/// How a rule can come into an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum RuleKind {
    /// A move can break it. (Some of these can be at fault in a state as well.)
    Violation,
    /// A set-up or a state can be at fault by it, a move cannot break it.
    Fault,
    /// It cannot be broken: the referee carries it out. A score sheet, where people do, can have it wrong.
    Effect,
}

/// A rule as the rulebook prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rule {
    /// What answers cite.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("lcr.dice_count")))]
    pub id: &'static str,
    /// How it can come into an answer.
    pub kind: RuleKind,
    /// The rule.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub text: &'static str,
    /// Where it comes from: the game's own document, the widely published rules, or the house where they are
    /// silent.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub source: &'static str,
}

/// Writes a game's enum of rules with `id()`, and `RULEBOOK`, its table.
macro_rules! rulebook {
    (
        $(#[$enum_doc:meta])* $name:ident;
        $( $variant:ident = $id:literal, $kind:ident, $text:literal, $source:literal; )*
    ) => {
        $(#[$enum_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $( #[doc = $text] $variant, )*
        }

        impl $name {
            /// The id that answers cite.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $( Self::$variant => $id, )* }
            }
        }

        /// Every rule of the game, in the rulebook's order.
        pub const RULEBOOK: &[$crate::rulebook::Rule] = &[
            $( $crate::rulebook::Rule {
                id: $id, kind: $crate::rulebook::RuleKind::$kind, text: $text, source: $source,
            }, )*
        ];
    };
}
pub(crate) use rulebook;
