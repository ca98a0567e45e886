import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import { gatherLines } from './log-lines.ts'

/** Made by the first who logs: one for the process, however many servers it has. */
let standardOutput: ReturnType<typeof gatherLines> | undefined

function toStandardOutput(): { write(line: string): void } {
  if (!standardOutput) {
    standardOutput = gatherLines((text) => void process.stdout.write(text))
    process.on('exit', standardOutput.flush)
  }
  return standardOutput
}

/** JSON lines with UTC time. Requests are logged by our own hook, so no header, body or cookie can slip in. */
export function loggerOptions(
  level: Config['logLevel'],
  stream = toStandardOutput(),
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
