import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** JSON lines with UTC time. Requests are logged by our own hook, so no header, body or cookie can slip in. */
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
    // The options are pino's; Fastify's own type names fewer serializers than it passes on.
  } as unknown as NonNullable<FastifyServerOptions['logger']>
}

/** Counters for operators who monitor the product. */
export interface Metrics {
  /** @param route the mounted pattern, never the requested URL: each URL would become a time series. */
  request(facts: { route: string; method: string; status: number; seconds: number }): void
  /** A named event of the log, like a sign-in or a refusal. */
  event(name: string): void
}
