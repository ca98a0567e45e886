import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Usage, type WireFormat, wireFormats } from './wire-formats.ts'

interface RecordedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on arbitrary request bodies.
  readonly body: any
}

/** What a provider does with a call. */
export type Answering = (response: ServerResponse, format: WireFormat, call: RecordedCall) => void

export interface ModelServer {
  /** For AI_BASE_URL. */
  readonly baseUrl: string
  readonly calls: readonly RecordedCall[]
  /** How to answer the next calls; those after them get the usual answer. */
  next(...answers: Answering[]): void
  close(): Promise<void>
}

/** A local model server that speaks the provider's wire format. */
export async function startModelServer(
  provider: keyof typeof wireFormats,
  usual: Answering = complete,
): Promise<ModelServer> {
  const format = wireFormats[provider]
  const calls: RecordedCall[] = []
  let coming: Answering[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const call = { path: request.url ?? '', headers: request.headers, body }
      calls.push(call)
      const answer = coming.shift() ?? usual
      answer(response, format, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    next: (...answers) => {
      coming = answers
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const pieces = ['Which ', 'value ', 'would complete it?']

/** More than we estimate for the prompt of a test. */
const usualUsage: Usage = { input: 3211, output: pieces.length }

export const complete = reporting(usualUsage)

/** Writes this, in pieces of a few characters, as tokens come. */
export function writing(text: string): Answering {
  return (response, format) => {
    begin(response, format)
    for (const [piece] of text.matchAll(/[\s\S]{1,4}/g)) response.write(format.piece(piece))
    response.end(format.tail(usualUsage, false))
  }
}
/** The answer reaches the limit of its length. */
export const cut = endingWith((response, format) => response.end(format.tail(usualUsage, true)))

/** Answers, and reports this as the cost. */
export function reporting(usage: Usage): Answering {
  return (response, format, call) => {
    begin(response, format, usage)
    endingWith(() => response.end(format.tail(usage, false)))(response, format, call)
  }
}

/** Writes this many pieces and then fails in this way. */
export const afterPieces = (count: number, failure: Answering) => endingWith(failure, count)
export const stall: Answering = () => undefined
// Only after the previous writes have been sent.
export const disconnect: Answering = (response) => response.write(': \n\n', () => response.destroy())
export const endEarly: Answering = (response) => response.end()
export const malformed: Answering = (response) => response.end('data: {"choices": [{"del\n\n')
export const errorEvent: Answering = (response, { error }, call) =>
  response.end(`event: error\ndata: ${JSON.stringify(error(JSON.stringify(call)))}\n\n`)

/** Sends reasoning before the answer. */
export function thinking(then: Answering): Answering {
  return (response, format, call) => {
    begin(response, format)
    response.write(format.thought('The learner wants '.repeat(20)))
    then(response, format, call)
  }
}

/** Accepts the request and never responds. */
export const silence: Answering = () => undefined
export const headersOnly: Answering = (response) => response.writeHead(200, events).flushHeaders()
export const hangUp: Answering = (response) => response.destroy()
/** As when the base URL is wrong. */
export const webPage: Answering = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Hello</title>')

/** Refuses calls with this setting, as servers do that do not know it. */
export function refusing(setting: string, then: Answering, code = 400): Answering {
  return (response, format, call) => (setting in call.body ? status(code) : then)(response, format, call)
}

/** Refuses the call with a sentence that repeats it, key included. */
export function status(code: number): Answering {
  return (response, { error }, call) =>
    response
      .writeHead(code, { 'content-type': 'application/json', 'retry-after': '30' })
      .end(JSON.stringify(error(JSON.stringify(call))))
}

const events = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

/** Sends what comes before the first piece, unless it has been sent. */
export function begin(response: ServerResponse, { head }: WireFormat, usage = usualUsage): void {
  if (!response.headersSent) response.writeHead(200, events).write(head(usage))
}

function endingWith(end: Answering, count = pieces.length): Answering {
  return (response, format, call) => {
    begin(response, format)
    for (const text of pieces.slice(0, count)) response.write(format.piece(text))
    end(response, format, call)
  }
}
