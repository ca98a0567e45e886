import { expect, it } from 'vitest'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { createBank } from '#practice/rounds/bank.ts'
import { createWorld, learnerKinds } from './learners.ts'
import { days, simulate } from './simulate.ts'

const parts = { prompts: openPrompts, pairs: minimalPairs }
const world = createWorld(createBank(parts), 'test')
const bank = createBank({ ...parts, difficultyOf: (id) => world.content.get(id) ?? 0 })
const courses = learnerKinds.map((kind) => simulate(kind, bank, world, 'daily rounds', kind.name))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

it('gives everyone a whole round on each day of 120', () => {
  expect(courses.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(
    learnerKinds.length * days * 0.6,
  )
  expect(courses.map(({ short }) => short)).toEqual(learnerKinds.map(() => 0))
})

it('forecasts what comes, with what texts say of difficulty only', () => {
  const forecasts = courses.flatMap((course) => course.forecasts)
  expect(mean(forecasts.map(({ forecast, credit }) => (forecast - credit) ** 2))).toBeLessThan(0.2)
  expect(Math.abs(mean(forecasts.map(({ forecast, credit }) => forecast - credit)))).toBeLessThan(0.06)
})

it('shows numbers whose interval holds the truth four times of five, and calls few secure that are not', () => {
  const shown = courses.flatMap(({ checked }) => checked.filter(({ recall }) => recall.isShown))
  const covered = mean(shown.map(({ recall, truth }) => Number(truth >= recall.low && truth <= recall.high)))
  expect(covered).toBeGreaterThan(0.7)
  const secure = shown.filter(({ recall }) => recall.isSecure)
  expect(mean(secure.map(({ truth }) => Number(truth >= 0.7)))).toBeGreaterThan(0.85)
})
