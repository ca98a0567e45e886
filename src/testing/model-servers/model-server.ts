import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Failures of a provider; each request consumes the next one in the list. */
export type ProviderFailure =
  | {
      readonly kind: 'status'
      /** Includes statuses that no provider should send. */
      readonly status: 101 | 204 | 205 | 400 | 401 | 404 | 429 | 500 | 503 | 529 | 600 | 999
      readonly retryAfter?: string
    }
  /** Accepts the request and never responds. */
  | { readonly kind: 'silent' }
  /** Accepts the request and resets the connection. */
  | { readonly kind: 'hang-up' }
  /** Sends the headers of a stream and then nothing. */
  | { readonly kind: 'no-token' }
  /** Fails after sending this many chunks. */
  | {
      readonly kind: 'stall' | 'disconnect' | 'end-early' | 'error-event' | 'malformed'
      readonly after: number
    }
  /** Sends one line of this many bytes and never ends the event. */
  | { readonly kind: 'oversized'; readonly bytes: number }
  /** Ends because the token limit is reached. */
  | { readonly kind: 'cut' }
  /** Sends a web page, as when the base URL is wrong. */
  | { readonly kind: 'web-page' }
  | { readonly kind: 'redirect'; readonly to: string }

export interface RecordedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on arbitrary request bodies.
  readonly body: any
}

export interface ModelServer {
  /** For AI_BASE_URL. */
  readonly baseUrl: string
  readonly calls: readonly RecordedCall[]
  /** Sets the chunks of the following answers. */
  say(...pieces: string[]): void
  /** Sets the reasoning sent before the answer. */
  think(...pieces: string[]): void
  fail(...failures: ProviderFailure[]): void
  clearFailures(): void
  /** Resolves when the client disconnects before the answer is complete. */
  readonly hungUp: Promise<void>
  close(): Promise<void>
}

/** The API format of one provider. */
export interface WireFormat {
  readonly path: string
  /** The error for a request that the provider would reject; undefined if it is valid. */
  readonly refuse: (call: RecordedCall) => Refusal | undefined
  readonly error: (status: number) => unknown
  readonly errorHeaders: Readonly<Record<string, string>>
  readonly head: (model: string) => string
  readonly thought: (text: string, model: string) => string
  readonly piece: (text: string, model: string) => string
  readonly tail: (pieces: readonly string[], model: string, isCut: boolean) => string
  readonly errorEvent: string
}

export interface Refusal {
  readonly status: number
  readonly body: unknown
}

/** A local model server that speaks the provider's wire format and fails on request. */
export async function startModelServer(format: WireFormat): Promise<ModelServer> {
  const calls: RecordedCall[] = []
  const failures: ProviderFailure[] = []
  const hungUp = Promise.withResolvers<void>()
  let thoughts: readonly string[] = []
  let pieces: readonly string[] = ['Which ', 'value ', 'would complete it?']

  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp.resolve()
    })
    void readBody(request).then((text) => {
      const call = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) }
      calls.push(call)
      const refusal =
        call.path === format.path ? format.refuse(call) : { status: 404, body: format.error(404) }
      if (refusal) sendJson(response, refusal, format.errorHeaders)
      else answer(response, format, { model: call.body.model, thoughts, pieces, failure: failures.shift() })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    say: (...said) => {
      pieces = said
    },
    think: (...thought) => {
      thoughts = thought
    },
    fail: (...next) => void failures.push(...next),
    clearFailures: () => void failures.splice(0),
    hungUp: hungUp.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Answer {
  readonly model: string
  readonly thoughts: readonly string[]
  readonly pieces: readonly string[]
  readonly failure: ProviderFailure | undefined
}

function answer(response: ServerResponse, format: WireFormat, reply: Answer): void {
  const { failure } = reply
  switch (failure?.kind) {
    case 'silent':
      return
    case 'hang-up':
      response.destroy()
      return
    case 'status': {
      const retry = failure.retryAfter ? { 'retry-after': failure.retryAfter } : {}
      const refusal = { status: failure.status, body: format.error(failure.status) }
      sendJson(response, refusal, { ...format.errorHeaders, ...retry })
      return
    }
    case 'redirect':
      response.writeHead(307, { location: failure.to }).end()
      return
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>')
      return
    default:
      stream(response, format, reply)
  }
}

function stream(response: ServerResponse, format: WireFormat, reply: Answer): void {
  const { model, thoughts, pieces, failure } = reply
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (failure?.kind === 'no-token') return
  if (failure?.kind === 'oversized') {
    response.write(`data: ${'x'.repeat(failure.bytes)}`)
    return
  }
  response.write(format.head(model))
  for (const text of thoughts) response.write(format.thought(text, model))
  for (const text of pieces.slice(0, failure && 'after' in failure ? failure.after : pieces.length))
    response.write(format.piece(text, model))
  switch (failure?.kind) {
    case 'stall':
      return
    case 'disconnect':
      // Only after the previous writes have been sent.
      response.write(': \n\n', () => response.destroy())
      return
    case 'end-early':
      response.end()
      return
    case 'error-event':
      response.end(format.errorEvent)
      return
    case 'malformed':
      response.end('data: {"choices": [{"del\n\n')
      return
    default:
      response.end(format.tail(pieces, model, failure?.kind === 'cut'))
  }
}

function sendJson(
  response: ServerResponse,
  { status, body }: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
