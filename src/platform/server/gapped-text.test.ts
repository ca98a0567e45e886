import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GappedText } from './gapped-text.ts'

const part = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  // Long repetitions reach back over gaps, and over more than deflate's window.
  fc.tuple(fc.string(), fc.integer({ min: 0, max: 2000 })).map(([text, n]) => JSON.stringify(text).repeat(n)),
)
const gap = fc.record({
  part,
  width: fc.integer({ min: 1, max: 400 }),
  filling: fc.string({ unit: 'grapheme', maxLength: 80 }),
})

test('unpacked, the text has its fillings, each with spaces up to the width of its gap', () => {
  fc.assert(
    fc.property(part, fc.array(gap, { maxLength: 12 }), (last, gaps) => {
      const parts = [...gaps.map((each) => each.part), last]
      const text = new GappedText(
        parts,
        gaps.map(({ width, filling }) => width + Buffer.byteLength(filling)),
      )
      const fillings = gaps.map(({ filling }) => filling)
      const padded = gaps.map(({ part: before, filling, width }) => before + filling + ' '.repeat(width))
      const first = text.gzip(fillings)
      expect(gunzipSync(first ?? '').toString()).toBe(padded.join('') + last)
      // Once more, with what was kept of the first time, and with nothing in the gaps.
      expect(text.gzip(fillings)).toEqual(first)
      const empty = text.gzip(gaps.map(() => ''))
      expect(
        gunzipSync(empty ?? '')
          .toString()
          .replaceAll(/ +/g, ''),
      ).toBe(parts.join('').replaceAll(/ +/g, ''))
      expect(text.text(fillings)).toBe(gaps.map((each) => each.part + each.filling).join('') + last)
    }),
    { numRuns: 60 },
  )
})

test('a filling that does not fit is not cut', () => {
  const text = new GappedText(['a', 'b'], [3])
  expect(text.gzip(['äö'])).toBeUndefined()
  expect(gunzipSync(text.gzip(['ä']) ?? '').toString()).toBe('aä b')
})

test('what repeats on both sides of a gap is packed once', () => {
  const lesson = Array.from({ length: 300 }, (_, i) => `sentence ${(i * 7919) % 1000}`).join(' ')
  const text = new GappedText([lesson, lesson, lesson], [200, 200])
  expect(text.gzip(['', ''])?.length).toBeLessThan(1.2 * gzipSync(lesson.repeat(3)).length)
})

test('a part that could point into a gap is refused', () => {
  expect(() => new GappedText(['a\0b', 'c'], [1])).toThrow()
  expect(() => new GappedText(['a'], [1])).toThrow()
})
