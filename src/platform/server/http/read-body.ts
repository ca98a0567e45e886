import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { widestOf } from '../limits/client-address.ts'
import type { Limits } from '../limits/limits.ts'
import { AppError, refuseAtLimit } from './errors.ts'
import type { Exchange } from './exchange.ts'

/** Body limit of endpoints that do not set their own, and of every request without a session. */
export const usualBodyLimit = 32 * 1024

const retryAfterSeconds = 5

type ByteLimits = Pick<Limits, 'bodyBytesInFlight' | 'bodyBytesInFlightAddress'>

/**
 * Reads request bodies, and limits how many bytes of unfinished bodies this process waits for, in total and per
 * address, which is a whole /48 for IPv6. A body counts with its announced length, or with its limit if it announces none.
 */
export class BodyReader {
  readonly #limits: ByteLimits
  readonly #bytesByNetwork = new Map<string, number>()
  #bytes = 0

  constructor(limits: ByteLimits) {
    this.#limits = limits
  }

  /** @throws AppError `too_large`, `limited` or `unavailable` */
  async read(request: FastifyRequest, payload: Readable, limit: number, exchange: Exchange): Promise<string> {
    const bytes = Number(request.headers['content-length'] ?? limit)
    if (bytes > limit) throw tooLarge()
    const release = this.#reserve(bytes, exchange)
    try {
      return await readText(payload, bytes)
    } finally {
      release()
    }
  }

  #reserve(bytes: number, exchange: Exchange): () => void {
    const { block, factor } = widestOf(exchange.networks)
    const ofNetwork = (this.#bytesByNetwork.get(block) ?? 0) + bytes
    if (ofNetwork > this.#limits.bodyBytesInFlightAddress * factor)
      throw refuseAtLimit(
        exchange,
        'bodyBytesAddress',
        new AppError(
          'limited',
          `Too many requests are arriving from your address at once. Please wait ${retryAfterSeconds} seconds.`,
          { retryAfterSeconds },
        ),
      )
    if (this.#bytes + bytes > this.#limits.bodyBytesInFlight)
      throw refuseAtLimit(
        exchange,
        'bodyBytes',
        new AppError(
          'unavailable',
          'The server is receiving too much data right now. Please try again in a few seconds.',
          { retryAfterSeconds },
        ),
      )
    this.#bytes += bytes
    this.#bytesByNetwork.set(block, ofNetwork)
    return () => {
      this.#bytes -= bytes
      const left = (this.#bytesByNetwork.get(block) ?? 0) - bytes
      if (left > 0) this.#bytesByNetwork.set(block, left)
      else this.#bytesByNetwork.delete(block)
    }
  }
}

/** Copies the chunks into one buffer: as objects, tiny chunks would take a hundred times the memory of their bytes. */
function readText(payload: Readable, mostBytes: number): Promise<string> {
  const buffer = Buffer.allocUnsafeSlow(mostBytes)
  let length = 0
  return new Promise((resolve, reject) => {
    payload.on('data', (chunk: Buffer) => {
      if (length + chunk.length > mostBytes) reject(tooLarge())
      else length += chunk.copy(buffer, length)
    })
    payload.once('end', () => resolve(buffer.toString('utf8', 0, length)))
    const abort = () => reject(new AppError('invalid', 'The request ended before it was complete.'))
    payload.once('error', abort)
    payload.once('close', abort)
  })
}

function tooLarge(): AppError {
  return new AppError('too_large', 'Request too large.')
}
