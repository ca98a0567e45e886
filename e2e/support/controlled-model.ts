import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiFormat } from '#testing/model-servers/openai-server.ts'

const name = 'dictated'
const { head, piece, tail } = openAiFormat()

/** An OpenAI-compatible language model whose replies the test writes piece by piece. */
export interface ControlledModel {
  readonly baseUrl: string
  /** Resolves when a request has arrived. */
  asked(): Promise<void>
  /** Sends a piece of the reply to the waiting request. */
  say(text: string): void
  finish(): void
  close(): Promise<void>
}

export async function startControlledModel(): Promise<ControlledModel> {
  let waiting: ServerResponse | undefined
  let heard = Promise.withResolvers<void>()

  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(head(name))
      waiting = response
      heard.resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async asked() {
      await heard.promise
      heard = Promise.withResolvers()
    },
    say: (text) => void waiting?.write(piece(text, name)),
    finish() {
      waiting?.end(tail([], name, false))
      waiting = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
