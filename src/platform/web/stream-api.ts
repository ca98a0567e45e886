import type { Endpoint, ReplyOf } from '../endpoint.ts'
import { ApiError, request, type Sent } from './call-api.ts'
import { createEventReader } from './event-stream.ts'

/** The answer had begun, and its end never came. */
export class ConnectionLost extends Error {}

/**
 * Calls an endpoint whose answer may come in events: all but the last, `done`, are handed to `hear` as they arrive.
 * A server or proxy that answers in one piece is understood too.
 *
 * @throws ApiError when the server refuses, at the start or (with the status 200 it had begun with) in the middle;
 *   ConnectionLost when the end does not arrive; TypeError when the server cannot be reached.
 */
export async function streamApi<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  sent: Sent<E>,
  hear: (event: string, data: unknown) => void,
): Promise<ReplyOf<E>> {
  const response = await request(method, path, sent, 'text/event-stream, application/json')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return (await response.json()) as ReplyOf<E>
  const read = createEventReader()
  try {
    for await (const piece of piecesOf(response.body))
      for (const { event, data } of read(piece)) {
        // The server sends the endpoint's own reply in the last event.
        if (event === 'done') return data as ReplyOf<E>
        if (event === 'error') throw new ApiError(response.status, JSON.stringify(data), response.statusText)
        hear(event, data)
      }
  } catch (error) {
    if (error instanceof ApiError || sent.signal?.aborted) throw error
    throw new ConnectionLost('The connection broke in the middle of an answer.', { cause: error })
  }
  throw new ConnectionLost('The answer ended early.')
}

/** Not every browser can iterate over a stream by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    // What comes after the last event is of no interest.
    reader.cancel().catch(() => {})
  }
}
