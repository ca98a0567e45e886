import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstStep } from './first-step.ts'

test('the first lesson exists', () => {
  const step = firstStep({ experience: 'new' })
  const found = globSync(`src/curriculum/*/${step.kind === 'lesson' && step.pattern.name}/walkthrough.ts`)
  expect(found).toHaveLength(1)
})

test.each([null, 'new'] as const)('experience %s: the first lesson', (experience) => {
  expect(firstStep({ experience })).toMatchObject({ kind: 'lesson', path: '/learn/two-pointers' })
})

test('someone who has solved some problems starts with the round of the day', () => {
  expect(firstStep({ experience: 'some' })).toEqual({
    kind: 'round',
    round: { kind: 'daily' },
    isMixed: false,
  })
})

test('someone confident starts with ten prompts of all patterns', () => {
  expect(firstStep({ experience: 'confident' })).toEqual({
    kind: 'round',
    round: { kind: 'free', size: 10 },
    isMixed: true,
  })
})
