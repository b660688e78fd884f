// Starts the server on packages and pages that are there already, as in the image. Traces are loaded before what they follow.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('../src/server/telemetry.ts')
await import('../src/server/main.ts')
