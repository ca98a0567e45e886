import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** 900 tokens, each in an event of its own, are far below this; a reply above it is none. */
const mostBytes = 2_000_000

/** The call did not get as far as an answer, so that it may be made again. */
export class ConnectFailure extends Error {
  readonly isTimeout: boolean
  constructor(message: string, isTimeout = false) {
    super(message)
    this.isTimeout = isTimeout
  }
}

/** The connection was made and broke before an answer began: nobody knows how far the provider got. */
export class BrokenConnection extends Error {}

/** An answer came that no reading of it can use. */
export class UnusableAnswer extends Error {}

/**
 * `fetch` for calls to a model, with what the built-in one has no setting for: a limit on the time to connect, and
 * on the size of an answer. Redirects are not followed, since the key would go with them.
 */
export function providerFetch(connectMs: number): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      // The SDK calls with an address and a text, never with a request object.
      const url = new URL(String(input))
      const isSecure = url.protocol === 'https:'
      const call = (isSecure ? requestHttps : requestHttp)(url, {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.signal ? { signal: init.signal } : {}),
      })
      const timer = setTimeout(
        () => call.destroy(new ConnectFailure(`none within ${connectMs} ms`, true)),
        connectMs,
      )
      let isConnected = false
      const connected = () => {
        isConnected = true
        clearTimeout(timer)
      }
      call.once('socket', (socket) => {
        if (call.reusedSocket) connected()
        else socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      })
      call.once('response', (incoming) => {
        connected()
        // Whatever is thrown out of an event ends the whole process.
        try {
          resolve(responseOf(incoming))
        } catch {
          incoming.destroy()
          reject(new UnusableAnswer(`the answer has no usable head (status ${incoming.statusCode})`))
        }
      })
      call.on('error', (error) => {
        clearTimeout(timer)
        if (init?.signal?.aborted) reject(init.signal.reason)
        else if (error instanceof ConnectFailure) reject(error)
        else reject(isConnected ? new BrokenConnection(codeOf(error)) : new ConnectFailure(codeOf(error)))
      })
      // A change of protocol (101) ends the connection and is told by no other event.
      call.once('close', () => reject(new UnusableAnswer('the connection ended without an answer')))
      call.end(typeof init?.body === 'string' ? init.body : undefined)
    })
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name
}

/** With one of these a `Response` refuses to be made with a body. */
const bodyless = new Set([204, 205, 304])

function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  if (!bodyless.has(status)) return new Response(bodyOf(incoming), { status, headers })
  incoming.resume()
  return new Response(null, { status, headers })
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) return controller.close()
      bytes += value.length
      if (bytes > mostBytes) {
        incoming.destroy()
        throw new UnusableAnswer(`the answer has more than ${mostBytes} bytes`)
      }
      controller.enqueue(value)
    },
    cancel: () => void incoming.destroy(),
  })
}
