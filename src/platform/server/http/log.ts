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

/** What is counted while the product runs, for whoever watches it. Absent where nobody does. */
export interface Metrics {
  /** @param route as it is mounted, never the address asked for: that would be a series each. */
  request(facts: { route: string; method: string; status: number; seconds: number }): void
  /** Something the log names, like a sign-in or a refusal. */
  event(name: string): void
}
