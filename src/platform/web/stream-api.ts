import type { Address, ReplyTo, Sent } from '../endpoint.ts'
import { ApiError, type CallOptions, request } from './call-api.ts'

/** The reply started, but its end never arrived. */
export class ConnectionLost extends Error {}

/**
 * Calls an endpoint that may reply with a stream of events. Calls `onEvent` for each one as it arrives, except for the
 * last, `done`, which carries the reply. An ordinary JSON reply works, too.
 *
 * @throws ApiError when the server refuses, at the start or (with the status 200 it had begun with) in the middle;
 *   ConnectionLost when the stream ends early; TypeError when the server cannot be reached.
 */
export async function streamApi<A extends Address>(
  address: A,
  sent: Sent<A> & CallOptions,
  onEvent: (event: string, data: unknown) => void,
): Promise<ReplyTo<A>> {
  const response = await request(address, sent, 'text/event-stream, application/json')
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return (await response.json()) as ReplyTo<A>
  const read = createEventReader()
  try {
    for await (const chunk of chunksOf(response.body))
      for (const { event, data } of read(chunk)) {
        // The server sends the endpoint's own reply in the last event.
        if (event === 'done') return data as ReplyTo<A>
        if (event === 'error') throw new ApiError(response.status, JSON.stringify(data), response.statusText)
        onEvent(event, data)
      }
  } catch (error) {
    if (error instanceof ApiError || sent.signal?.aborted) throw error
    throw new ConnectionLost('The connection broke in the middle of an answer.', { cause: error })
  }
  throw new ConnectionLost('The answer ended early.')
}

/** Safari cannot iterate over a stream with `for await`. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    void readToEnd(reader)
  }
}

/** Ignores anything after the last event. To cancel the reader would show in the console as a failed request. */
async function readToEnd(reader: ReadableStreamDefaultReader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The answer is there; how its connection ends does not matter.
  }
}

/** A server-sent event whose data is JSON. */
export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/**
 * Parses server-sent events from text that arrives in chunks, split anywhere. Each call returns the events that its
 * chunk completed. Comments, which only keep the connection open, are skipped. The browser's `EventSource` cannot be
 * used, because it only sends GET requests.
 */
export function createEventReader(): (chunk: string) => readonly ServerEvent[] {
  let unread = ''
  return (chunk) => {
    const blocks = (unread + chunk).replace(/\r\n/g, '\n').split('\n\n')
    unread = blocks.pop() ?? ''
    return blocks.flatMap(readEvent)
  }
}

function readEvent(block: string): readonly ServerEvent[] {
  const fields = block.split('\n').map((line) => line.match(/^(\w+): ?(.*)$/s))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data').join('\n')
  return data === '' ? [] : [{ event: valuesOf('event').at(-1) ?? 'message', data: JSON.parse(data) }]
}
