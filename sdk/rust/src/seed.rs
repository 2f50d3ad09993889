//! Chance of the client's own: seeds for the referee, and how long to wait.

use crate::Error;
use crate::types::ChanceMode;

/// Gives a decision a fresh seed, unless the caller gave one or leaves nothing to chance.
///
/// The request that is retried is the same request, seed included, so a retry never rolls again.
pub(crate) fn pin(seed: &mut Option<String>, chance: Option<ChanceMode>) -> Result<(), Error> {
    if seed.is_none() && chance != Some(ChanceMode::Stated) {
        *seed = Some(fresh()?);
    }
    Ok(())
}

/// 128 random bits as text.
fn fresh() -> Result<String, Error> {
    let high = getrandom::u64().map_err(no_randomness)?;
    let low = getrandom::u64().map_err(no_randomness)?;
    Ok(format!("{high:016x}{low:016x}"))
}

fn no_randomness(error: getrandom::Error) -> Error {
    Error::Settings(format!("the system gives no random numbers: {error}"))
}

/// A random part of `whole`; half of it where the system gives no random numbers.
pub(crate) fn part_of(whole: std::time::Duration) -> std::time::Duration {
    let share = getrandom::u32().map_or(0.5, |number| f64::from(number) / f64::from(u32::MAX));
    whole.mul_f64(share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_has_a_seed_of_its_own() {
        let (mut one, mut other) = (None, None);
        pin(&mut one, None).unwrap();
        pin(&mut other, Some(ChanceMode::Referee)).unwrap();
        assert_eq!(one.as_ref().unwrap().len(), 32);
        assert_ne!(one, other);
    }

    #[test]
    fn a_seed_that_was_given_stays_and_stated_chance_needs_none() {
        let mut given = Some("mine".to_owned());
        pin(&mut given, None).unwrap();
        assert_eq!(given.as_deref(), Some("mine"));
        let mut stated = None;
        pin(&mut stated, Some(ChanceMode::Stated)).unwrap();
        assert_eq!(stated, None);
    }
}
