import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { gatherLines } from './log-lines.ts'

let written: string[]
let lines: ReturnType<typeof gatherLines>
beforeEach(() => {
  written = []
  lines = gatherLines((text) => void written.push(text))
})

test('lines of one turn are written together, in order, and those of the next on their own', async () => {
  lines.write('a\n')
  lines.write('b\n')
  expect(written).toEqual([])
  await nextTurn()
  lines.write('c\n')
  await nextTurn()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('what waits is written at once when asked for, and once only', async () => {
  lines.flush()
  lines.write('a\n')
  lines.flush()
  expect(written).toEqual(['a\n'])
  lines.write('b\n')
  await nextTurn()
  expect(written).toEqual(['a\n', 'b\n'])
})
