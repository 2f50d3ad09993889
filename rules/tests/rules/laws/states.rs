//! Laws of states: the wire, possibility, conservation, plies, the end.

use std::collections::BTreeSet;

use mwamuzi_rules::Claim;

use super::lawful::Lawful;
use super::play::{games, listed};
use crate::support::{bytes, seeded};

pub(crate) fn a_state_survives_the_wire<G: Lawful>() {
    for record in games::<G>("wire") {
        for state in record.states() {
            let wire = G::wire(state);
            assert_eq!(G::admit(&wire).as_ref(), Ok(state), "{}", record.name);
            let read: G::WireState = serde_json::from_str(&bytes(&wire)).expect("it was just written");
            assert_eq!(read, wire, "{}", record.name);
        }
    }
}

pub(crate) fn the_random_games_end_and_have_a_result_only_then<G: Lawful>() {
    let mut ended = 0;
    for record in games::<G>("ends") {
        for state in record.states() {
            let over = G::seat_to_move(state).is_none();
            assert_eq!(G::standing(state).result.is_some(), over, "{}", record.name);
            let turn = bytes(&G::standing(state).turn);
            assert_eq!(turn.contains(r#""phase":"over""#), over, "{}: {turn}", record.name);
        }
        ended += u32::from(G::seat_to_move(record.end()).is_none());
    }
    assert!(ended >= 5, "only {ended} of the random games of {} came to an end", G::ID);
}

pub(crate) fn places_rank_every_seat_and_agree_with_head_to_head<G: Lawful>() {
    for record in games::<G>("places") {
        let Some(result) = G::standing(record.end()).result else { continue };
        let seats = result.places.len();
        assert!(!result.winners.is_empty(), "{}", record.name);
        for (seat, place) in result.places.iter().enumerate() {
            let ahead = (0..seats).filter(|&other| result.places[other] < *place).map(G::side);
            let sides_ahead = ahead.collect::<BTreeSet<usize>>().len();
            assert_eq!(usize::from(*place), sides_ahead + 1, "{}: {:?}", record.name, result.places);
            let won = result.winners.iter().any(|winner| winner.index() == seat);
            assert_eq!(won, *place == 1, "{}", record.name);
            let row: Vec<String> = result.head_to_head[seat].iter().map(bytes).collect();
            let expected: Vec<&str> = (0..seats)
                .map(|other| match place.cmp(&result.places[other]) {
                    std::cmp::Ordering::Less => "1",
                    std::cmp::Ordering::Equal => "0.5",
                    std::cmp::Ordering::Greater => "0",
                })
                .collect();
            assert_eq!(row, expected, "{}", record.name);
        }
    }
}

pub(crate) fn nothing_appears_or_vanishes<G: Lawful>() {
    for record in games::<G>("conservation") {
        for state in record.states() {
            assert_eq!(G::miscounted(&G::wire(state), &G::standing(state).left), None, "{}", record.name);
        }
    }
}

pub(crate) fn every_accepted_move_counts_one_ply<G: Lawful>() {
    for record in games::<G>("plies") {
        assert_eq!(G::ply(&record.start), 0, "{}", record.name);
        for (plies, step) in (1..).zip(&record.steps) {
            assert_eq!(G::ply(&step.played.state), plies, "{}", record.name);
        }
    }
}

pub(crate) fn plies_stop_at_the_top<G: Lawful>() {
    let record = games::<G>("top").next().expect("a game has a set-up");
    for ply in [u32::MAX - 1, u32::MAX] {
        let late = G::at_ply(G::wire(&record.start), ply);
        let state = G::admit(&late).expect("plies are not compared with the position");
        assert_eq!(G::ply(&state), ply);
        let first = &listed::<G>(&state)[0];
        let ruling = G::judge(&state, first, &Claim::default()).expect("what is listed is accepted");
        let next = ruling.play(&mut seeded("top", 1)).state;
        assert_eq!(G::ply(&next), u32::MAX);
        assert_eq!(G::admit(&G::wire(&next)), Ok(next));
    }
}
