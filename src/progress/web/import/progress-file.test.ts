import { expect, test } from 'vitest'
import { maxFileBytes, readProgressFile, tooLarge, writeProgressFile } from './progress-file.ts'

const masks = new Map([
  [7, 0b101],
  [2, 1],
  [3, 0],
])

test('an exported file is read again, without patterns that have no ticks', () => {
  const text = writeProgressFile(masks, new Date('2026-03-01T10:00:00Z'))
  expect(readProgressFile(text)).toEqual({
    kind: 'progress',
    masks: new Map([
      [2, 1],
      [7, 5],
    ]),
  })
  expect(text).toContain('"exportedAt": "2026-03-01T10:00:00.000Z"')
})

const file = (change: object) =>
  JSON.stringify({ format: 'capra-progress', version: 1, progress: { 1: { problemsSolved: 1 } }, ...change })
const patterns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, { problemsSolved: 1 }]))

test.each([
  ['not JSON', 'hello', 'This file is not JSON. Choose a file that was exported here.'],
  ['empty', '', 'This file is not JSON. Choose a file that was exported here.'],
  [
    'another JSON',
    '[1, 2]',
    'This file does not contain Capra progress. Choose a file that was exported here.',
  ],
  [
    'another format',
    file({ format: 'x' }),
    'This file does not contain Capra progress. Choose a file that was exported here.',
  ],
  [
    'without progress',
    file({ progress: null }),
    'This file does not contain Capra progress. Choose a file that was exported here.',
  ],
  [
    'newer',
    file({ version: 2 }),
    'This file was written by a newer version of Capra. Update Capra to read it.',
  ],
  [
    'too many patterns',
    file({ progress: patterns(201) }),
    'A progress file can contain at most 200 patterns.',
  ],
  [
    'a broken mask',
    file({ progress: { 1: { problemsSolved: -1 } } }),
    'The entry "1" of this file is damaged, so nothing was imported.',
  ],
  [
    'a broken id',
    file({ progress: { abc: { problemsSolved: 1 } } }),
    'The entry "abc" of this file is damaged, so nothing was imported.',
  ],
  [
    'no mask',
    file({ progress: { 1: true } }),
    'The entry "1" of this file is damaged, so nothing was imported.',
  ],
  ['too large', file({ padding: 'x'.repeat(maxFileBytes) }), tooLarge],
])('importing a file that is %s explains the problem', (_, text, sentence) => {
  expect(readProgressFile(text)).toEqual({ kind: 'invalid', sentence })
})

test('a byte order mark, 200 patterns and unknown fields are fine', () => {
  expect(readProgressFile(`\uFEFF${file({ progress: patterns(200), note: 'mine' })}`).kind).toBe('progress')
})
