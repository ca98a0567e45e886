import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Encoding } from './http/compression.ts'

const unpack = promisify(gunzip)

/**
 * A file of the build, held in memory as it is sent. Of what is packed only the packed forms are held, a quarter of
 * its size: hardly anybody asks for the plain one, and for them it is unpacked, so that it is of the same build even
 * when the folder has been built anew meanwhile.
 */
export class BuiltFile {
  readonly #plain: Buffer | undefined
  readonly #gzip: Buffer | undefined
  readonly #br: Buffer | undefined

  /** @param path of the plain file; the build has laid `.gz` and `.br` beside it where packing pays. */
  constructor(path: string) {
    this.#gzip = readIfThere(`${path}.gz`)
    this.#br = readIfThere(`${path}.br`)
    this.#plain = this.#gzip ? undefined : readFileSync(path)
  }

  /** Bytes that differ whenever the file would. */
  get identifying(): Buffer {
    return this.#gzip ?? this.#plain ?? Buffer.alloc(0)
  }

  /** What to send to a client that would like `wanted`, and how that is packed. */
  async form(wanted: Encoding): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
    const packed = { br: this.#br, gzip: this.#gzip, identity: undefined }[wanted]
    if (packed) return { body: packed, encoding: wanted }
    const body = this.#plain ?? (await unpack(this.#gzip ?? Buffer.alloc(0)))
    return { body, encoding: 'identity' }
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined // Not every file is worth packing.
  }
}
