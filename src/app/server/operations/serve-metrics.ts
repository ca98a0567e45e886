import Fastify from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '#platform/server/http/log.ts'
import { countMails } from '#platform/server/mail/outbox-store.ts'
import type { Store } from '#platform/server/store/store.ts'

/** In seconds, from a cached reply to a long answer of the tutor. */
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

export interface MetricsServer {
  readonly metrics: Metrics
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `GET /metrics` in the Prometheus text format on a separate port, which must not be reachable from outside
 * because it has no authentication.
 */
export async function serveMetrics(
  store: Store,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const { registry, metrics } = collectors(store)
  const app = Fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.setNotFoundHandler((_, reply) => reply.code(404).send('Only GET /metrics is served here.\n'))
  const address = await app.listen({ port, host })
  return { metrics, port: Number(new URL(address).port), close: () => app.close() }
}

function collectors(store: Store): { registry: Registry; metrics: Metrics } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'capra_request_seconds',
    help: 'Response time by route. Streams count until their end.',
    labelNames: ['route', 'method', 'status'],
    buckets: durations,
    registers: [registry],
  })
  const events = new Counter({
    name: 'capra_events_total',
    help: 'Logged events: sign-ins, refusals, tutor questions.',
    labelNames: ['event'],
    registers: [registry],
  })
  new Gauge({
    name: 'capra_store_up',
    help: '1 when the store answered just now.',
    registers: [registry],
    async collect() {
      this.set(
        await store.ping().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'capra_mails',
    help: 'Queued and failed mails. Not set while the store is unavailable.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await countMails(store).catch(() => ({}))
      for (const [status, count] of Object.entries(counts)) this.set({ status }, count)
    },
  })
  return {
    registry,
    metrics: {
      request: ({ route, method, status, seconds }) => requests.observe({ route, method, status }, seconds),
      event: (event) => events.inc({ event }),
    },
  }
}
