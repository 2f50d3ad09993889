//! Games played by lot, mostly for points, so that they come to an end.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleHand, QwirkleMove, QwirkleOptions, QwirkleOrder, QwirkleSetup,
    QwirkleSetupPlayer, QwirkleTile, State,
};
use mwamuzi_rules::{Chance, Claim, Game};

use super::support::Counting;

/// A game with hands that the referee dealt.
pub(crate) fn new_game(players: usize, seed: u32) -> State {
    let setup = QwirkleSetup {
        players: vec![QwirkleSetupPlayer::default(); players],
        options: QwirkleOptions::default(),
        starter: None,
        deal: QwirkleDeal::Referee,
    };
    Qwirkle::start(&setup, false, &mut Counting(seed)).unwrap().state
}

/// A move by lot, more often a placement than a swap.
pub(crate) fn some_move(state: &State, chance: &mut impl Chance) -> QwirkleMove {
    let moves = Qwirkle::moves(state, QwirkleOrder::Points).candidates;
    let best = chance.below(5) > 0;
    let number = if best { 0 } else { chance.below(moves.len() as u32) as usize };
    Qwirkle::spell(state, &moves[number])
}

/// The last position of a game with more than one move to choose from.
pub(crate) fn last_turns() -> State {
    let mut chance = Counting(5);
    let mut state = new_game(2, 5);
    loop {
        let played = some_move(&state, &mut chance);
        let next = Qwirkle::judge(&state, &played, &Claim::default()).unwrap().play(&mut chance).state;
        let left: usize = hands(&next).iter().map(Vec::len).sum();
        if Qwirkle::standing(&next).left.bag == 0 && left <= 10 {
            return next;
        }
        state = next;
    }
}

fn hands(state: &State) -> Vec<Vec<QwirkleTile>> {
    let hand = |hand| match hand {
        QwirkleHand::Open { tiles } => tiles,
        QwirkleHand::Hidden { .. } => panic!("all hands are open here"),
    };
    Qwirkle::wire(state).players.into_iter().map(|player| hand(player.hand)).collect()
}
