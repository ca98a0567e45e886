import { expect, test } from 'vitest'
import type { IntervalsScene } from '#algorithms/scene.ts'
import { describeIntervals } from './describe-intervals.ts'

const scene: IntervalsScene = {
  kind: 'intervals',
  from: -2,
  to: 11,
  groups: [
    {
      title: 'By earliest end',
      bars: [
        { id: 'a', from: 3, to: 5, role: 'visited' },
        { id: 'b', from: 5, to: 7, role: 'active' },
        { id: 'c', from: 8, to: 11, role: 'default' },
      ],
    },
    { title: 'Kept', bars: [{ id: 'd', from: -2, to: 4, role: 'settled' }] },
  ],
  sweep: { at: 4, text: 'free from 4' },
}

test('the line, its groups and the sweep are told in order', () => {
  expect(describeIntervals(scene)).toBe(
    'A line from -2 to 11. By earliest end: 3 to 5 (ruled out), 5 to 7 (current), 8 to 11. ' +
      'Kept: -2 to 4 (settled). The sweep line stands at 4: free from 4.',
  )
})

test('an empty group is told to be empty', () => {
  expect(describeIntervals({ ...scene, groups: [{ title: 'Kept', bars: [] }] })).toContain('Kept: nothing.')
})
