import type { ServerResponse } from 'node:http'
import { begin, startModelServer } from '#testing/model-servers/model-server.ts'
import { wireFormats } from '#testing/model-servers/wire-formats.ts'

const { piece, tail } = wireFormats['openai-compatible']

/** An OpenAI-compatible language model whose replies the test writes piece by piece. */
export type ControlledModel = Awaited<ReturnType<typeof startControlledModel>>

export async function startControlledModel() {
  let waiting: ServerResponse | undefined
  let heard = Promise.withResolvers<void>()
  const { baseUrl, close } = await startModelServer('openai-compatible', (response, format) => {
    begin(response, format)
    waiting = response
    heard.resolve()
  })
  return {
    baseUrl,
    close,
    /** Resolves when a request has arrived. */
    async asked() {
      await heard.promise
      heard = Promise.withResolvers()
    },
    /** Sends a piece of the reply to the waiting request. */
    say: (text: string) => void waiting?.write(piece(text)),
    finish: () => void waiting?.end(tail({ input: 0, output: 0 }, false)),
  }
}
