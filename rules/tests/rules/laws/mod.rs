//! The laws that hold in every game, tried on each game of the registry.

mod any_input;
mod hidden_hands;
pub(crate) mod lawful;
mod moves;
mod of_lcr;
pub(crate) mod of_ludo;
pub(crate) mod of_pegs_and_jokers;
mod of_qwirkle;
pub(crate) mod pictures;
pub(crate) mod play;
mod replays;
mod rule_ids;
mod states;
mod suggestions;

/// Writes the laws out as tests of one game.
macro_rules! laws_of {
    ($game:ty: $($room:ident::{$($law:ident),* $(,)?})*) => {
        $($(
            #[test]
            fn $law() {
                super::$room::$law::<$game>();
            }
        )*)*
    };
}

/// Writes the laws of hidden hands where a game's entry says `views: [views]`.
macro_rules! laws_of_hidden_hands {
    ($game:ty;) => {
        #[test]
        fn hands_are_open() {
            assert!(!<$game as mwamuzi_rules::Game>::about().hidden_hands);
        }
    };
    ($game:ty; views: [views] $($rest:tt)*) => {
        laws_of! { $game:
            hidden_hands::{
                the_game_says_that_hands_can_be_hidden,
                a_view_is_a_state_and_its_own_view,
                what_a_seat_cannot_see_changes_nothing_it_is_told,
                what_chance_gives_a_player_is_seen_by_nobody_else,
                the_mover_is_known_from_what_happened,
            }
            pictures::{a_picture_tells_a_seat_nothing_that_is_hidden}
            suggestions::{what_the_mover_cannot_see_changes_no_suggestion}
        }
    };
    ($game:ty; $other:tt $($rest:tt)*) => {
        laws_of_hidden_hands! { $game; $($rest)* }
    };
}

/// One module of tests a game.
macro_rules! laws {
    ($({ $game:ident, $module:ident, $path:literal $($abilities:tt)* })*) => {
        $(mod $module {
            use mwamuzi_rules::$module::$game;

            laws_of! { $game:
                states::{
                    a_state_survives_the_wire,
                    the_random_games_end_and_have_a_result_only_then,
                    places_rank_every_seat_and_agree_with_head_to_head,
                    nothing_appears_or_vanishes,
                    every_accepted_move_counts_one_ply,
                    plies_stop_at_the_top,
                }
                moves::{
                    every_listed_move_is_accepted,
                    the_list_names_each_move_once_and_as_it_is_written,
                    a_guess_is_accepted_exactly_if_it_is_listed,
                    no_moves_are_listed_exactly_if_the_game_is_over,
                    the_moves_as_they_came_back_replay_the_game,
                    the_same_seed_gives_the_same_answer,
                    what_is_foreseen_happens_in_that_order,
                    a_seat_that_is_not_to_move_is_refused,
                }
                replays::{
                    a_whole_game_replays_to_the_same_end_with_all_claims_right,
                    one_wrong_claim_is_named_by_its_line,
                    a_move_made_illegal_stops_the_replay_there,
                    a_replay_leaves_nothing_to_chance,
                }
                rule_ids::{
                    ids_are_unique_and_begin_with_the_games_word,
                    every_rule_that_can_be_broken_is_broken_by_an_example,
                    every_effect_has_a_test_of_its_own,
                    a_refused_move_cites_rules_that_moves_can_break,
                    faults_cite_rules_of_the_rulebook_and_point_into_the_state,
                    what_could_not_be_verified_is_in_the_rulebook,
                }
                pictures::{everything_is_drawn_once_within_the_picture, a_text_is_short_and_ends_its_lines}
                suggestions::{
                    every_suggestion_is_listed_and_accepted,
                    the_same_chance_gives_the_same_suggestion,
                    greed_leaves_nothing_to_chance,
                    nothing_is_suggested_after_the_end,
                    to_suggest_and_apply_finishes_every_game,
                }
                any_input::{no_wild_set_up_panics, no_wild_state_or_move_panics, no_disturbed_state_or_move_panics}
            }
            laws_of_hidden_hands! { $game; $($abilities)* }
        })*
    };
}

mwamuzi_rules::for_each_game!(laws);
