import { crc32 } from 'node:zlib'

/**
 * What a difference in the CRC-32 of some bytes becomes when more bytes follow, whichever these are: the sum is linear,
 * so 32 numbers say it, one for each bit of the difference.
 */
export type CrcShift = Uint32Array

/** @param length of what follows, in bytes. */
export function shiftOver(length: number): CrcShift {
  const zeros = Buffer.alloc(length)
  const sumOfZeros = crc32(zeros, 0)
  return Uint32Array.from({ length: 32 }, (_, bit) => crc32(zeros, (1 << bit) >>> 0) ^ sumOfZeros)
}

/** One after the other: much shorter to work out than the shift over both. */
export function shiftTwice(first: CrcShift, second: CrcShift): CrcShift {
  return first.map((each) => shifted(each, second))
}

/** The difference once that has followed. */
export function shifted(difference: number, shift: CrcShift): number {
  let moved = 0
  for (let rest = difference >>> 0, bit = 0; rest !== 0; rest >>>= 1, bit++)
    if ((rest & 1) === 1) moved ^= shift[bit] ?? 0
  return moved >>> 0
}
