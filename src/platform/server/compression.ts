import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this a compressed answer saves less than a packet. */
const smallestWorthwhile = 1400

/** How a client names what it does not take, as in `br;q=0`. */
const refusal = /;\s*q=0(\.0*)?\s*$/i

/** The best encoding that the client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

export function takes(accepted: string | undefined, encoding: 'br' | 'gzip'): boolean {
  if (!accepted?.includes(encoding)) return false
  // Browsers send no weights: for them this is a look for one word.
  return (
    !accepted.includes(';') ||
    accepted.split(',').some((part) => part.includes(encoding) && !refusal.test(part))
  )
}

/** Whether an answer of so many bytes is worth it. */
export function paysToCompress(bytes: number, wanted: Encoding): boolean {
  return wanted !== 'identity' && bytes >= smallestWorthwhile
}

export interface CompressedForm {
  readonly body: Buffer
  readonly encoding: Encoding
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses an answer made for one request: quickly, off the main thread, and only if it pays. */
export async function compressOnce(body: Buffer, wanted: Encoding): Promise<CompressedForm> {
  if (!paysToCompress(body.length, wanted)) return { body, encoding: 'identity' }
  const packed =
    wanted === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAsync(body, { level: 5 })
  return { body: packed, encoding: wanted }
}

/** Every form of an answer that is sent again and again. Compressed as far as it goes: call it once. */
export function compressAll(body: Buffer): Readonly<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return { identity: body, br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) }
}
