import { expect, test } from 'vitest'
import { describeArray } from './describe-array.ts'

test('a row of possible answers is told by its values, not by indices', () => {
  const told = describeArray({
    kind: 'array',
    title: 'Speeds',
    hasNoIndices: true,
    cells: [
      { value: 1, role: 'visited' },
      { value: 2, role: 'visited' },
      { value: 3, role: 'result' },
      { value: 4, role: 'settled' },
    ],
    pointers: [{ name: 'lo', at: 2 }],
    spans: [
      { from: 0, to: 1, text: 'too slow' },
      { from: 3, to: 3, text: 'fast enough' },
    ],
  })
  expect(told).toBe('Speeds: 1, 2, 3, 4. lo is on 3. 1 to 2 are too slow. 4 is fast enough. The result is 3.')
})
