//! The figures of the server, in Prometheus' text format.
//!
//! Every label has few values: paths are the patterns of the routes, methods and rules come from fixed lists.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use actix_web::http::{Method, StatusCode};
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounterVec, IntGauge, Opts, Registry, TextEncoder,
};

use crate::service::Judgement;

/// The path of what no route answers, and the method that is not in the list.
const OTHER: &str = "other";

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];

/// Seconds, from 50 µs to 1 s.
const BUCKETS: [f64; 14] =
    [50e-6, 100e-6, 200e-6, 500e-6, 1e-3, 2e-3, 5e-3, 10e-3, 20e-3, 50e-3, 0.1, 0.2, 0.5, 1.0];

/// All figures.
#[derive(Debug)]
pub(super) struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    durations: HistogramVec,
    in_flight: IntGauge,
    other: OnceLock<Arc<RouteFigures>>,
    verdicts: IntCounterVec,
    violations: IntCounterVec,
}

/// The figures of one route.
#[derive(Debug)]
pub(super) struct RouteFigures {
    path: String,
    requests: IntCounterVec,
    duration: Histogram,
}

/// The figures of the moves of one game that an operation judges.
#[derive(Debug)]
pub(super) struct VerdictFigures {
    game: &'static str,
    verdicts: IntCounterVec,
    violations: IntCounterVec,
}

/// A request in flight, until it is dropped.
#[derive(Debug)]
pub(super) struct InFlight(IntGauge);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// Figures that start at zero. Fails only if two of them had one name.
    pub(super) fn new() -> prometheus::Result<Self> {
        let counters = |name, help, labels: &[&str]| IntCounterVec::new(Opts::new(name, help), labels);
        let durations =
            HistogramOpts::new("mwamuzi_request_duration_seconds", "From a request's head to its answer.");
        let metrics = Self {
            registry: Registry::new(),
            requests: counters(
                "mwamuzi_requests_total",
                "Requests answered.",
                &["method", "path", "status"],
            )?,
            durations: HistogramVec::new(durations.buckets(BUCKETS.to_vec()), &["path"])?,
            in_flight: IntGauge::new("mwamuzi_requests_in_flight", "Requests being answered now.")?,
            other: OnceLock::new(),
            verdicts: counters("mwamuzi_verdicts_total", "Moves judged.", &["game", "verdict"])?,
            violations: counters("mwamuzi_violations_total", "Broken rules, by rule.", &["game", "rule"])?,
        };
        metrics.registry.register(Box::new(metrics.requests.clone()))?;
        metrics.registry.register(Box::new(metrics.durations.clone()))?;
        metrics.registry.register(Box::new(metrics.in_flight.clone()))?;
        metrics.registry.register(Box::new(metrics.verdicts.clone()))?;
        metrics.registry.register(Box::new(metrics.violations.clone()))?;
        Ok(metrics)
    }

    /// The figures of the route with this pattern.
    pub(super) fn route(&self, pattern: &str) -> Arc<RouteFigures> {
        Arc::new(RouteFigures {
            path: pattern.to_owned(),
            requests: self.requests.clone(),
            duration: self.durations.with_label_values(&[pattern]),
        })
    }

    /// The figures of what no route answers.
    pub(super) fn other(&self) -> &Arc<RouteFigures> {
        self.other.get_or_init(|| self.route(OTHER))
    }

    /// The figures of an operation that judges moves of this game.
    pub(super) fn verdicts(&self, game: &'static str) -> VerdictFigures {
        VerdictFigures { game, verdicts: self.verdicts.clone(), violations: self.violations.clone() }
    }

    pub(super) fn enter(&self) -> InFlight {
        self.in_flight.inc();
        InFlight(self.in_flight.clone())
    }

    pub(super) fn in_flight(&self) -> i64 {
        self.in_flight.get()
    }

    /// The page that Prometheus reads.
    pub(super) fn page(&self) -> String {
        TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap_or_default()
    }
}

impl RouteFigures {
    /// The pattern of the route.
    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// Counts an answer to a request that took this long.
    pub(super) fn record(&self, method: &Method, status: StatusCode, took: Duration) {
        self.duration.observe(took.as_secs_f64());
        self.count(label(method), status.as_str());
    }

    /// Counts an answer to what could not be read.
    pub(super) fn record_unread(&self, status: u16) {
        self.count(OTHER, &status.to_string());
    }

    fn count(&self, method: &str, status: &str) {
        self.requests.with_label_values(&[method, self.path.as_str(), status]).inc();
    }
}

impl VerdictFigures {
    /// Counts a verdict.
    pub(super) fn record(&self, judgement: &Judgement) {
        let (verdict, rules) = match judgement {
            Judgement::Accepted => ("accepted", &[][..]),
            Judgement::Rejected(rules) => ("rejected", &rules[..]),
        };
        self.verdicts.with_label_values(&[self.game, verdict]).inc();
        rules.iter().for_each(|rule| self.violations.with_label_values(&[self.game, rule]).inc());
    }
}

/// The name of a method in figures and log lines.
pub(super) fn label(method: &Method) -> &'static str {
    METHODS.into_iter().find(|known| *known == method.as_str()).unwrap_or(OTHER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strange_method_is_counted_as_other() {
        assert_eq!(label(&Method::POST), "POST");
        assert_eq!(label(&Method::from_bytes(b"BREW").unwrap()), "other");
    }

    #[test]
    fn an_answer_is_counted_under_its_route() {
        let metrics = Metrics::new().unwrap();
        let route = metrics.route("/v1/games/{game}");
        route.record(&Method::GET, StatusCode::NOT_FOUND, Duration::from_micros(70));
        route.record(&Method::GET, StatusCode::NOT_FOUND, Duration::from_micros(30));
        let page = metrics.page();
        let counted = r#"mwamuzi_requests_total{method="GET",path="/v1/games/{game}",status="404"} 2"#;
        assert!(page.contains(counted), "{page}");
        assert!(page.contains(r#"le="0.00005"} 1"#), "{page}");
    }

    #[test]
    fn a_rejection_is_counted_once_and_each_rule_by_itself() {
        let metrics = Metrics::new().unwrap();
        metrics.verdicts("lcr").record(&Judgement::Rejected(vec!["lcr.turn", "lcr.dice"]));
        let page = metrics.page();
        assert!(page.contains(r#"mwamuzi_verdicts_total{game="lcr",verdict="rejected"} 1"#), "{page}");
        assert!(page.contains(r#"mwamuzi_violations_total{game="lcr",rule="lcr.dice"} 1"#), "{page}");
    }
}
