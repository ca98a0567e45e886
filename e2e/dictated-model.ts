import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A language model at an OpenAI-compatible address that says what it is told, when it is told. */
export interface DictatedModel {
  readonly baseUrl: string
  /** Waits for a question. */
  asked(): Promise<void>
  /** Writes a piece of the answer to the question that waits. */
  say(text: string): void
  finish(): void
  close(): Promise<void>
}

export async function startDictatedModel(): Promise<DictatedModel> {
  let waiting: ServerResponse | undefined
  let heard = Promise.withResolvers<void>()

  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      waiting = response
      heard.resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo

  function write(delta: object, finishReason: string | null) {
    const choices = [{ index: 0, delta, finish_reason: finishReason }]
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'dictated', choices }
    waiting?.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async asked() {
      await heard.promise
      heard = Promise.withResolvers()
    },
    say: (text) => write({ content: text }, null),
    finish() {
      write({}, 'stop')
      waiting?.end('data: [DONE]\n\n')
      waiting = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
