import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { arraysBeside, shelfBeside, valuesWith } from '#testing/proofs/read-tree.ts'
import { daysUntilWarmer } from './algorithm.ts'
import { lesson } from './cases.ts'

const example = (name: string, input: readonly number[], answer: readonly number[]) => ({
  name,
  input,
  answer,
})

proveTrace<readonly number[], readonly number[]>(import.meta.dirname, {
  inputs: fc.array(fc.integer({ min: -4, max: 5 }), { maxLength: 10 }),
  examples: [
    example('the days of the lesson', lesson, [5, 3, 1, 1, 1, 0, 0]),
    example('no days', [], []),
    example('one day', [0], [0]),
    example('warmer every day', [1, 2, 3], [1, 1, 0]),
    example('colder every day', [3, 2, 1], [0, 0, 0]),
    example('an equal day is not warmer', [2, 2, 2, 3], [3, 2, 1, 0]),
    example('zero and negatives', [-3, -8, 0, -5, 4], [2, 1, 2, 1, 0]),
  ],
  trace: daysUntilWarmer,
  bruteForce: (temperatures) =>
    temperatures.map((degrees, day) => {
      const wait = temperatures.slice(day).findIndex((later) => later > degrees)
      return Math.max(0, wait)
    }),
  pictured: (last) => valuesWith(arraysBeside(last)[0]!, 'result'),
  taken: (decided, next) =>
    shelfBeside(next).items.length < shelfBeside(decided).items.length ? 'Pop the top' : 'Push the new day',
  /** The stack never increases, and no waiting day has had a warmer day before this one. */
  invariant(step, temperatures) {
    const waiting = shelfBeside(step).items.map(({ id }) => Number(id))
    const isOver = step.line === 'done'
    const day = isOver ? temperatures.length : Number(variable(step, 'day') ?? 0)
    waiting.forEach((each, index) => {
      const below = temperatures[waiting[index - 1] ?? -1]
      if (below !== undefined && below < temperatures[each]!)
        throw new Error(`the stack rises at day ${each}`)
      const warmer = temperatures.slice(each, day).find((degrees) => degrees > temperatures[each]!)
      if (warmer !== undefined) throw new Error(`day ${each} still waits, though ${warmer} has come`)
    })
  },
})
