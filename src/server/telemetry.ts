// Traces by OpenTelemetry. Loaded before the server, and only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import { subscribe } from 'node:diagnostics_channel'
import { register } from 'node:module'
import { context } from '@opentelemetry/api'
import { getRPCMetadata } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  defaultResource,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace'

// Lets packages be instrumented that are imported as modules.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)

/** Addresses hold the tokens of mails, calendar feeds and uploads, and name people. The route's pattern stays. */
const personal = [
  'url.full',
  'url.path',
  'url.query',
  'http.url',
  'http.target',
  'net.peer.ip',
  'http.client_ip',
  'client.address',
  'network.peer.address',
]

const withoutAddresses: SpanProcessor = {
  onStart: () => {},
  onEnd({ attributes }) {
    for (const name of personal) delete attributes[name]
  },
  forceFlush: async () => {},
  shutdown: async () => {},
}

const probes = new Set(['/healthz', '/readyz', '/metrics'])

const sdk = new NodeSDK({
  resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'foothold' })),
  resourceDetectors: [hostDetector, serviceInstanceIdDetector, envDetector],
  spanProcessors: [withoutAddresses, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  instrumentations: [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => probes.has(url) }),
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation(),
  ],
})
sdk.start()
// Names the span of a request by the pattern of its route.
subscribe('tracing:fastify.request.handler:start', (message) => {
  const metadata = getRPCMetadata(context.active())
  if (metadata) metadata.route = (message as { route: { url: string } }).route.url
})
process.once('SIGTERM', () => void sdk.shutdown())
