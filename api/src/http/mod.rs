//! The web server around the service.
//!
//! | module | what it does |
//! |---|---|
//! | `settings` | what can be set |
//! | `server` | listens, announces itself |
//! | `shutdown` | stops in good order |
//! | `shared` | what all workers share |
//! | `connection`, `connection_state` | a connection: cuts off what the framework does not |
//! | `framework_errors` | what the framework answers by itself, as problem documents |
//! | `routes` | every path, and what answers a path or method that there is not |
//! | `operation_handler` | one operation of the service over HTTP: media type, body, answer |
//! | `batch` | many operations in one call, a line each, while the lines come |
//! | `middleware` | the one middleware: request id, CORS, figures, log line |
//! | `streamed` | an answer that is made while it is sent |
//! | `request_id`, `cors`, `metrics`, `log` | what the middleware is made of |
//! | `refusal` | problem documents as answers |
//! | `probes` | `/healthz`, `/readyz`, `/metrics` |
//! | `pages` | `/`, `/docs`, the pages about problems, `/openapi.json` |

mod batch;
mod caching;
mod connection;
mod connection_state;
mod cors;
mod expensive;
mod framework_errors;
mod log;
mod metrics;
mod middleware;
mod operation_handler;
mod pages;
mod probes;
mod refusal;
mod request_id;
mod routes;
mod server;
mod settings;
mod shared;
mod shutdown;
mod streamed;

pub use cors::Origin;
pub use log::{LogFormat, LogLevel};
pub use server::serve;
pub use settings::Settings;
