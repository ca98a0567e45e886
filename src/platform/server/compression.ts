import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes: a smaller answer fits into one packet anyway. */
const smallestWorthwhile = 1400

/** How a client refuses an encoding, as in `br;q=0`. */
const refusal = /;\s*q=0(\.0*)?\s*$/i

/** The best encoding that the client accepts. */
export function encodingFor(accepted = ''): Encoding {
  const accepts = (encoding: string) =>
    accepted.split(',').some((part) => part.includes(encoding) && !refusal.test(part))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Compresses an answer off the main thread, if it is long enough. Not by `@fastify/compress`: that makes a stream of
 * every answer and sends it chunked, without its length.
 */
export async function compress(
  text: string,
  encoding: Encoding,
): Promise<{ readonly body: Buffer | string; readonly encoding: Encoding }> {
  if (encoding === 'identity' || text.length < smallestWorthwhile) return { body: text, encoding: 'identity' }
  // Quality 4: near the best size in a tenth of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return { body: encoding === 'br' ? await brotliAsync(text, { params }) : await gzipAsync(text), encoding }
}
