import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

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
