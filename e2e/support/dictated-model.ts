import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiFormat } from '#testing/model-servers/openai-server.ts'

const name = 'dictated'
const { head, piece, tail } = openAiFormat()

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
