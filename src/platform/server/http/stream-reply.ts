import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './error-reply.ts'
import type { AppError } from './errors.ts'
import type { StreamedAnswer, StreamedEvent } from './route.ts'

/** Well below the minute after which proxies close an idle response. */
const heartbeatMs = 10_000

/** Sends events uncompressed and unbuffered, so that each arrives right away. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { events }: StreamedAnswer,
): FastifyReply {
  const lines = eventLines(events, heartbeatMs, (error) => refusalOf(error, request))
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      // A stream that ends during shutdown must not leave a keep-alive connection that delays the exit.
      .header('connection', 'close')
      .send(Readable.from(lines, { objectMode: false }))
  )
}

/** Formats each event as one string, and yields a comment line after every `silenceMs` without an event. */
export async function* eventLines(
  events: AsyncIterable<StreamedEvent>,
  silenceMs: number,
  refusalFor: (error: unknown) => AppError,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (;;) {
      const step = await within(silenceMs, next)
      if (step === 'silence') {
        yield ':\n\n'
        continue
      }
      if (step.done) return
      yield wireForm(step.value)
      next = iterator.next()
    }
  } catch (error) {
    const { message, code } = refusalFor(error)
    yield wireForm({ event: 'error', data: { message, code } })
  } finally {
    // Not awaited: `return` would wait for an iterator that is still waiting for its next event.
    iterator.return?.()?.catch(() => undefined)
  }
}

function wireForm({ event, data }: StreamedEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | 'silence'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, ms, 'silence')
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
