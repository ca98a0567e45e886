import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** JSON lines with UTC time. Requests are logged by our own hook, so that no header, body or cookie is ever logged. */
export function loggerOptions(
  level: Config['logLevel'],
  stream: { write(line: string): unknown } = process.stdout,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ id }: { id?: string }) => ({ requestId: id }),
      res: () => undefined,
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
    },
    stream,
    // These are pino's options; Fastify's type lists fewer serializers than it passes on.
  } as unknown as NonNullable<FastifyServerOptions['logger']>
}

/** Counters for monitoring. */
export interface Metrics {
  /** @param route the route pattern, not the requested URL: each URL would become a time series. */
  request(facts: { route: string; method: string; status: number; seconds: number }): void
  /** Counts a logged event, such as a sign-in or a refused request. */
  event(name: string): void
}
