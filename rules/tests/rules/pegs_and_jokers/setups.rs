//! Setting a game up: who deals, who begins, where the hands come from, and the next game.

use mwamuzi_rules::game::Started;
use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersColor, PegsAndJokersDeal, PegsAndJokersEvent, PegsAndJokersHand,
    PegsAndJokersOptions, PegsAndJokersRematch, PegsAndJokersRematchPlayer, PegsAndJokersSetup,
    PegsAndJokersSetupPlayer, PegsAndJokersTurn,
};
use mwamuzi_rules::{Game, Rematch, Seat};

use super::support::{at, cards, hand, position};
use crate::support::{NoChance, seeded};

fn setup(hands: &[&str], dealer: Option<u8>, deal: Option<PegsAndJokersDeal>) -> PegsAndJokersSetup {
    let player = |hand: &&str| PegsAndJokersSetupPlayer {
        cards: (!hand.is_empty()).then(|| cards(hand)),
        ..PegsAndJokersSetupPlayer::default()
    };
    PegsAndJokersSetup {
        players: hands.iter().map(player).collect(),
        options: PegsAndJokersOptions::default(),
        dealer: dealer.map(Seat),
        deal,
    }
}

fn faults(setup: &PegsAndJokersSetup, stated: bool) -> Vec<String> {
    at(PegsAndJokers::start(setup, stated, &mut NoChance).err())
}

#[test]
fn the_referee_deals_five_cards_each_and_draws_the_dealer() {
    for players in [4, 6, 8] {
        let setup = setup(&vec![""; players], None, None);
        let Started { state, events } = PegsAndJokers::start(&setup, false, &mut seeded("deal", 1)).unwrap();
        let wire = PegsAndJokers::wire(&state);
        for (seat, player) in wire.players.iter().enumerate() {
            let PegsAndJokersHand::Open { cards } = &player.hand else { panic!("a hidden hand") };
            let dealt = PegsAndJokersEvent::Dealt {
                seat: Seat(u8::try_from(seat).unwrap()),
                count: 5,
                cards: Some(cards.clone()),
            };
            assert_eq!((cards.len(), &events[seat]), (5, &dealt));
        }
        let begins = Seat((wire.dealer.0 + 1) % u8::try_from(players).unwrap());
        assert_eq!(wire.turn, PegsAndJokersTurn::Draw { seat: begins });
        assert_eq!(events[players], PegsAndJokersEvent::StarterDrawn { seat: begins });
        assert_eq!(events.len(), players + 2);
    }
}

#[test]
fn a_named_dealer_is_not_drawn_and_the_player_to_the_left_begins() {
    let setup = setup(&["A 2 3 4 5", "", "6 7 8 9 10", ""], Some(3), Some(PegsAndJokersDeal::Stated));
    let Started { state, events } = PegsAndJokers::start(&setup, true, &mut NoChance).unwrap();
    let wire = PegsAndJokers::wire(&state);
    let hands: Vec<_> = wire.players.iter().map(|player| player.hand.clone()).collect();
    assert_eq!(hands, ["A 2 3 4 5", "hidden 5", "6 7 8 9 10", "hidden 5"].map(hand));
    assert_eq!((wire.turn, wire.dealer), (PegsAndJokersTurn::Draw { seat: Seat(0) }, Seat(3)));
    assert!(!events.iter().any(|event| matches!(event, PegsAndJokersEvent::StarterDrawn { .. })));
    assert_eq!(PegsAndJokers::standing(&state).left.pile, 162 - 20);
}

#[test]
fn every_fault_of_a_set_up_is_told_at_once() {
    let mut setup = setup(&["A 2 3 4", "", "A 2 3 4 5", "", "joker"], Some(5), None);
    for player in &mut setup.players[1..3] {
        player.color = Some(PegsAndJokersColor::Red);
    }
    assert_eq!(
        faults(&setup, true),
        [
            "pegs.players /players",
            "pegs.players /players/2/color",
            "pegs.deal /players/0/cards",
            "pegs.deal /players/0/cards",
            "pegs.deal /players/2/cards",
            "pegs.deal /players/4/cards",
            "pegs.deal /players/4/cards",
            "pegs.deal /deal",
            "pegs.deal /dealer",
        ]
    );
}

#[test]
fn more_copies_than_the_decks_hold_are_told_card_by_card() {
    let jokers = "joker joker joker joker joker";
    let stated = Some(PegsAndJokersDeal::Stated);
    let four = setup(&[jokers, jokers, "", ""], Some(0), stated);
    let faults_of_four: Vec<String> =
        (1..5).map(|card| format!("pegs.state_cards /players/1/cards/{card}")).collect();
    assert_eq!(faults(&four, true), faults_of_four);
    let eight = setup(&[jokers, jokers, "", "", "", "", "", ""], Some(0), stated);
    assert_eq!(faults(&eight, true).len(), 2, "eight players have two jokers more");
}

#[test]
fn with_stated_chance_nothing_is_invented() {
    assert_eq!(faults(&setup(&[""; 4], Some(0), None), true), ["pegs.deal /deal"]);
    let stated = Some(PegsAndJokersDeal::Stated);
    assert_eq!(faults(&setup(&[""; 4], None, stated), true), ["pegs.deal /dealer"]);
    assert_eq!(faults(&setup(&[""; 4], Some(0), stated), true), [""; 0]);
}

#[test]
fn the_next_game_is_dealt_by_the_next_player_to_the_left() {
    let mut wire = position(&["-"; 4]);
    wire.players[2].name = Some("Zawadi".to_owned().try_into().unwrap());
    wire.players[2].color = Some(PegsAndJokersColor::Purple);
    wire.options.joker_from_home = false;
    let state = PegsAndJokers::admit(&wire).unwrap();
    let next = PegsAndJokers::rematch(&state, PegsAndJokersRematch::default()).unwrap();
    assert_eq!((next.dealer, next.deal, &next.options), (Some(Seat(0)), None, &wire.options));
    assert_eq!(
        (&next.players[2].name, next.players[2].color),
        (&wire.players[2].name, wire.players[2].color)
    );
    let changes = PegsAndJokersRematch {
        dealer: Some(Seat(2)),
        deal: Some(PegsAndJokersDeal::Stated),
        players: Some(vec![PegsAndJokersRematchPlayer { cards: Some(cards("A 2 3 4 5")) }; 4]),
    };
    let stated = PegsAndJokers::rematch(&state, changes).unwrap();
    let started = PegsAndJokers::start(&stated, true, &mut NoChance).unwrap();
    let begun = PegsAndJokers::wire(&started.state);
    assert_eq!(begun.turn, PegsAndJokersTurn::Draw { seat: Seat(3) });
    assert_eq!((begun.players[1].hand.clone(), begun.ply), (hand("A 2 3 4 5"), 0));
    let too_few = PegsAndJokersRematch {
        players: Some(vec![PegsAndJokersRematchPlayer::default(); 3]),
        ..PegsAndJokersRematch::default()
    };
    assert_eq!(at(PegsAndJokers::rematch(&state, too_few).err()), ["pegs.players /players"]);
}
