import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type CrcShift, shifted, shiftOver, shiftTwice } from './crc-shift.ts'

/** How far back deflate can point. */
const windowBytes = 32 * 1024
/** Method deflate, no name, no time, any system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastEmptyBlock = Buffer.from([3, 0])
/** Stands in the gaps while the parts are packed. JSON never holds it, so no part is packed by pointing at a gap. */
const nothing = '\0'

/** A gap with nothing in it, and what its filling changes. */
interface Gap {
  readonly deflated: Buffer
  readonly sum: number
  /** Over all that stands behind it. */
  readonly shift: CrcShift
}

interface Packed {
  readonly parts: readonly Buffer[]
  readonly gaps: readonly Gap[]
  /** With nothing in the gaps. */
  readonly sum: number
  readonly length: number
}

/**
 * A long text of which only some short places differ from answer to answer. The parts between the gaps are packed once:
 * each gap has a fixed width in bytes, which a shorter filling is brought to with spaces, so that a part may point back
 * beyond the gap before it as if the whole text had been packed at once. The check sum, too, is made from that of the
 * text without fillings: summing it up anew took half as long as all the rest of an answer.
 */
export class GappedText {
  readonly #parts: readonly string[]
  readonly #widths: readonly number[]
  #packed: Packed | undefined

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
    this.#packed ??= this.#pack()
    const { parts, gaps, length } = this.#packed
    const pieces: Buffer[] = [gzipHead]
    let { sum } = this.#packed
    for (const [i, part] of parts.entries()) {
      pieces.push(part)
      const gap = gaps[i]
      if (!gap) continue
      const filling = fillings[i] ?? ''
      if (filling === '') {
        pieces.push(gap.deflated)
        continue
      }
      const width = this.#widths[i] ?? 0
      if (Buffer.byteLength(filling) > width) return undefined
      const stored = storedBlock(filling, width)
      pieces.push(stored)
      sum ^= shifted(crc32(stored.subarray(blockHeadBytes)) ^ gap.sum, gap.shift)
    }
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(sum >>> 0, 0)
    tail.writeUInt32LE(length, 4)
    return Buffer.concat([...pieces, lastEmptyBlock, tail])
  }

  /** Each part with what stands before it as the dictionary, ended where a byte ends. */
  #pack(): Packed {
    let before = Buffer.alloc(0)
    let sum = 0
    let length = 0
    const lengths: number[] = []
    const parts = this.#parts.map((part, i) => {
      const bytes = Buffer.from(part)
      const width = this.#widths[i] ?? 0
      const deflated = deflatePiece(bytes, before)
      before = Buffer.concat([before, bytes, Buffer.alloc(width, nothing)]).subarray(-windowBytes)
      sum = crc32(Buffer.alloc(width, ' '), crc32(bytes, sum))
      length += bytes.length + width
      lengths.push(bytes.length)
      return deflated
    })
    return { parts, gaps: this.#emptyGaps(lengths), sum, length }
  }

  #emptyGaps(lengthsOfParts: readonly number[]): readonly Gap[] {
    const gaps: Gap[] = []
    let shift = shiftOver(0)
    for (let i = this.#widths.length - 1; i >= 0; i--) {
      shift = shiftTwice(shiftOver((lengthsOfParts[i + 1] ?? 0) + (this.#widths[i + 1] ?? 0)), shift)
      const spaces = Buffer.alloc(this.#widths[i] ?? 0, ' ')
      gaps.unshift({ deflated: deflatePiece(spaces), sum: crc32(spaces), shift })
    }
    return gaps
  }
}

const blockHeadBytes = 5

/** A filling and its spaces as they are: what differs from person to person hardly packs. */
function storedBlock(filling: string, width: number): Buffer {
  const block = Buffer.alloc(blockHeadBytes + width, ' ')
  block[0] = 0
  block.writeUInt16LE(width, 1)
  block.writeUInt16LE(~width & 0xffff, 3)
  block.write(filling, blockHeadBytes)
  return block
}

function deflatePiece(bytes: Buffer, dictionary?: Buffer): Buffer {
  const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH }
  return deflateRawSync(bytes, dictionary?.length ? { ...options, dictionary } : options)
}
