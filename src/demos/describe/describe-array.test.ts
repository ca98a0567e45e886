import { describe, expect, test } from 'vitest'
import type { ArrayScene, MapScene } from '#algorithms/scene.ts'
import { describeArray, describeMap } from './describe-array.ts'

const row: ArrayScene = {
  kind: 'array',
  cells: [4, 1, 3].map((value) => ({ value, role: 'default' })),
  pointers: [],
  spans: [],
}

describe('an array in words', () => {
  test('lists its values and pointers', () => {
    const scene: ArrayScene = {
      ...row,
      pointers: [
        { name: 'lo', at: 1 },
        { name: 'hi', at: 3 },
      ],
      bracket: { from: 0, to: 1, text: '4 > 1' },
      spans: [{ from: 2, to: 2, text: 'ruled out' }],
    }
    expect(describeArray(scene)).toBe(
      'Array 4, 1, 3. lo is on index 1, value 1. hi is after the last index. 4 > 1. Index 2 is ruled out.',
    )
  })

  test('describes the window, the swap and the answer', () => {
    const scene: ArrayScene = {
      ...row,
      title: 'Counts',
      cells: [
        { value: 'a', role: 'default' },
        { value: '␣', role: 'result' },
      ],
      window: { from: 0, to: 1, text: 'sum 5' },
      swap: { from: 0, to: 1 },
      note: 'out 2, in 3',
    }
    expect(describeArray(scene)).toBe(
      'Counts: a, space. The window holds indices 0 to 1: sum 5. Indices 0 and 1 change places. ' +
        'The result is at 1. out 2, in 3.',
    )
  })

  test('reads cells by their columns, and lowered ones apart', () => {
    const scene: ArrayScene = {
      ...row,
      cells: [
        { value: 4, role: 'default', id: 'a', at: 1 },
        { value: 1, role: 'active', id: 'b', at: 0, isLowered: true },
        { value: 3, role: 'default', id: 'c', at: 0 },
      ],
      divider: 1,
    }
    expect(describeArray(scene)).toBe('Array 3, 4. Taken out, one lane lower: 1. It is cut before index 1.')
  })

  test('can be empty', () => {
    expect(describeArray({ ...row, cells: [] })).toBe('An empty array.')
    expect(describeArray({ ...row, cells: [], title: 'Output' })).toBe('Output: empty.')
  })
})

describe('a map in words', () => {
  const map: MapScene = { kind: 'map', title: 'Seen', keyTitle: 'value', valueTitle: 'index', entries: [] }

  test('lists each key with its value, and the current key', () => {
    const entries: MapScene['entries'] = [
      { key: 7, value: 0, role: 'frontier' },
      { key: 2, value: 1, role: 'active' },
    ]
    expect(describeMap({ ...map, entries })).toBe('Seen, value with index: 7 has 0, 2 has 1. Now at 2.')
  })

  test('can be empty', () => {
    expect(describeMap(map)).toBe('Seen: empty.')
  })
})

test('a range of candidate answers is described by values, not by indices', () => {
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
