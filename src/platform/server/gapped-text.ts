import { constants, crc32, deflateRawSync } from 'node:zlib'

/** How far back deflate can point. */
const windowBytes = 32 * 1024
/** Method deflate, no name, no time, any system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastEmptyBlock = Buffer.from([3, 0])
/** Stands in the gaps while the parts are packed. JSON never holds it, so no part is packed by pointing at a gap. */
const nothing = '\0'

interface Packed {
  readonly bytes: Buffer
  readonly deflated: Buffer
}

/**
 * A long text of which only some short places differ from answer to answer. The parts between the gaps are packed once:
 * each gap has a fixed width in bytes, which a shorter filling is brought to with spaces, so that a part may point back
 * beyond the gap before it as if the whole text had been packed at once.
 */
export class GappedText {
  readonly #parts: readonly string[]
  readonly #widths: readonly number[]
  #packed: readonly Packed[] | undefined
  readonly #emptyGaps = new Map<number, Packed>()

  /**
   * @param parts without U+0000; one more than there are gaps.
   * @param widths of the gaps in bytes, below 65,536.
   */
  constructor(parts: readonly string[], widths: readonly number[]) {
    if (parts.some((part) => part.includes(nothing))) throw new Error('A part holds what stands for a gap.')
    if (parts.length !== widths.length + 1) throw new Error('There is a gap between each two parts.')
    this.#parts = parts
    this.#widths = widths
  }

  /** The text as it is, without spaces. */
  text(fillings: readonly string[]): string {
    return this.#parts.map((part, i) => part + (fillings[i] ?? '')).join('')
  }

  /** The text packed by gzip, with spaces after each filling; undefined when one does not fit its gap. */
  gzip(fillings: readonly string[]): Buffer | undefined {
    this.#packed ??= this.#packParts()
    if (fillings.some((filling, i) => Buffer.byteLength(filling) > (this.#widths[i] ?? 0))) return undefined
    const pieces = this.#packed.flatMap((part, i) => {
      const width = this.#widths[i]
      return width === undefined ? [part] : [part, this.#fillGap(fillings[i] ?? '', width)]
    })
    const sum = pieces.reduce((before, { bytes }) => crc32(bytes, before), 0)
    const length = pieces.reduce((before, { bytes }) => before + bytes.length, 0)
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(sum, 0)
    tail.writeUInt32LE(length, 4)
    return Buffer.concat([gzipHead, ...pieces.map(({ deflated }) => deflated), lastEmptyBlock, tail])
  }

  /** Each part with what stands before it as the dictionary, ended where a byte ends. */
  #packParts(): readonly Packed[] {
    let before = Buffer.alloc(0)
    return this.#parts.map((part, i) => {
      const bytes = Buffer.from(part)
      const deflated = deflatePiece(bytes, before)
      before = Buffer.concat([before, bytes, Buffer.from(nothing.repeat(this.#widths[i] ?? 0))])
      before = before.subarray(-windowBytes)
      return { bytes, deflated }
    })
  }

  #fillGap(filling: string, width: number): Packed {
    if (filling === '') return this.#emptyGap(width)
    const bytes = Buffer.alloc(width, ' ')
    bytes.write(filling)
    // A block that is stored as it is: what differs from person to person hardly packs.
    const head = Buffer.from([0, width & 255, width >> 8, ~width & 255, (~width >> 8) & 255])
    return { bytes, deflated: Buffer.concat([head, bytes]) }
  }

  #emptyGap(width: number): Packed {
    const known = this.#emptyGaps.get(width)
    if (known) return known
    const bytes = Buffer.alloc(width, ' ')
    const gap = { bytes, deflated: deflatePiece(bytes) }
    this.#emptyGaps.set(width, gap)
    return gap
  }
}

function deflatePiece(bytes: Buffer, dictionary?: Buffer): Buffer {
  const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }
  return deflateRawSync(bytes, dictionary?.length ? { ...options, dictionary } : options)
}
