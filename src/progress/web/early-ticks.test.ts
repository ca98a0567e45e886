import { expect, test } from 'vitest'
import { isSolved, toggleProblem } from '../rules.ts'
import { holdEarlyTicks } from './early-ticks.ts'
import { createProgressCache, untouched } from './progress-cache.ts'
import { type ProgressSource, withoutOwner } from './progress-source.ts'

const pattern = 23

test('what was ticked early is its owner’s, and what was unticked again is not', () => {
  const early = holdEarlyTicks()
  const owner = someone()
  press(early.source, 0, 1, 1)
  expect(ticksOf(early.source)).toEqual([0])
  early.handOn(owner)
  expect(ticksOf(owner)).toEqual([0])
})

test('what its owner has ticked long ago stays so', () => {
  const early = holdEarlyTicks()
  const owner = someone(0, 3)
  press(early.source, 0)
  early.handOn(owner)
  expect(ticksOf(owner)).toEqual([0, 3])
})

test('a press on the screen before, that comes after its owner, is not lost', () => {
  const early = holdEarlyTicks()
  const owner = someone(3)
  press(early.source, 0)
  early.handOn(owner)
  press(early.source, 1)
  expect(ticksOf(owner)).toEqual([0, 1, 3])
  press(early.source, 0, 3)
  expect(ticksOf(owner)).toEqual([1, 3])
})

test('once it is dropped, nothing more goes to who was there', () => {
  const early = holdEarlyTicks()
  const first = someone()
  const second = someone()
  press(early.source, 0)
  early.handOn(first)
  early.drop()
  press(early.source, 1)
  early.handOn(second)
  expect(ticksOf(first)).toEqual([0])
  expect(ticksOf(second)).toEqual([1])
})

function someone(...solved: readonly number[]): ProgressSource {
  const cache = createProgressCache()
  const source: ProgressSource = {
    ...withoutOwner(),
    cache,
    toggle(patternId, problem) {
      const { mask } = cache.read().get(patternId) ?? untouched
      cache.put(patternId, { mask: toggleProblem(mask, problem), waiting: 0 })
    },
  }
  press(source, ...solved)
  return source
}

function press(source: ProgressSource, ...problems: readonly number[]): void {
  for (const problem of problems) source.toggle(pattern, problem)
}

function ticksOf({ cache }: ProgressSource): number[] {
  const { mask } = cache.read().get(pattern) ?? untouched
  return [0, 1, 2, 3].filter((problem) => isSolved(mask, problem))
}
