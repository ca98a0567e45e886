import { request } from 'node:http'

/** The very bytes of an answer, as they go over the wire. */
export function bytesOf(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? 'identity',
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
