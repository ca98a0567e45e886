import { type IncomingHttpHeaders, request } from 'node:http'

/** What every server of Node adds by itself. */
const ownOfNode = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

interface AnswerBytes {
  readonly body: Buffer
  readonly encoding: string
  /** All that the server itself has said about it. */
  readonly headers: Readonly<Record<string, string>>
}

/** The very bytes of an answer, as they go over the wire, and its headers. */
export function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<AnswerBytes> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
          headers: saidOf(response.headers),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

function saidOf(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ownOfNode.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}
