import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shifted, shiftOver, shiftTwice } from './crc-shift.ts'

const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => Buffer.from(list))

test('the sum of all follows from the sum of the part that changed', () => {
  fc.assert(
    fc.property(
      bytes,
      fc.uint8Array({ minLength: 1, maxLength: 50 }),
      bytes,
      bytes,
      (before, part, one, two) => {
        const changed = Buffer.from(part).reverse()
        const whole = (middle: Uint8Array) => crc32(Buffer.concat([before, middle, one, two]))
        const difference = crc32(part) ^ crc32(changed)
        const shift = shiftTwice(shiftOver(one.length), shiftOver(two.length))
        expect(shifted(difference, shift)).toBe((whole(part) ^ whole(changed)) >>> 0)
        expect(shift).toEqual(shiftOver(one.length + two.length))
      },
    ),
  )
})
