//! Statistics with their bounds. Everything random here is seeded, so a bound either holds for good or fails.
//!
//! Every test allows what a fair source exceeds once in 15,787 times: four standard errors to either side
//! (p = 6.334e-5), and for chi-square the quantile of the same p.

/// The mean of a sample, gathered number by number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sample {
    count: f64,
    sum: f64,
    sum_of_squares: f64,
}

impl Sample {
    /// Takes one more number in.
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.sum_of_squares += number * number;
    }

    /// How many standard errors the mean lies from `expected`.
    pub(crate) fn errors_from(&self, expected: f64) -> f64 {
        let mean = self.sum / self.count;
        let variance = self.sum_of_squares / self.count - mean * mean;
        (mean - expected).abs() / (variance / self.count).sqrt()
    }
}

/// How many standard errors a right expectation is allowed to be away.
pub(crate) const ALLOWED_ERRORS: f64 = 4.0;

/// The chi-square statistic of counts against their chances.
pub(crate) fn chi_square(counts: &[u32], chances: &[f64]) -> f64 {
    assert_eq!(counts.len(), chances.len());
    let total: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    let part = |(&count, &chance): (&u32, &f64)| {
        let expected = total * chance;
        (f64::from(count) - expected).powi(2) / expected
    };
    counts.iter().zip(chances).map(part).sum()
}

/// The same against equal chances.
pub(crate) fn chi_square_of_equals(counts: &[u32]) -> f64 {
    let chance = 1.0 / u32::try_from(counts.len()).map(f64::from).expect("few kinds");
    chi_square(counts, &vec![chance; counts.len()])
}

/// What chi-square exceeds once in 15,787 times with so many degrees of freedom.
///
/// Found by bisection on the regularised incomplete gamma function; with one degree it is 4², as it must be.
pub(crate) fn chi_square_bound(degrees: usize) -> f64 {
    const UP_TO_23: [f64; 23] = [
        16.00, 19.33, 22.06, 24.50, 26.77, 28.91, 30.96, 32.93, 34.85, 36.72, 38.54, 40.33, 42.09, 43.82,
        45.52, 47.20, 48.86, 50.50, 52.13, 53.73, 55.33, 56.91, 58.47,
    ];
    match degrees {
        1..=23 => UP_TO_23[degrees - 1],
        35 => 76.50,
        _ => panic!("no bound was worked out for {degrees} degrees"),
    }
}
