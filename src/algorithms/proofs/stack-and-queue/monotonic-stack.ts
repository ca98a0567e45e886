import fc from 'fast-check'
import { defineProof } from '../../checks/proof.ts'
import { variable } from '../../checks/read-step.ts'
import { arraysBeside, shelfBeside, valuesWith } from '../../checks/read-tree.ts'
import { daysUntilWarmer } from '../../stack-and-queue/days-until-warmer.ts'

const lesson = [18, 14, 11, 12, 16, 21, 13]

const example = (name: string, input: readonly number[], answer: readonly number[]) => ({
  name,
  input,
  answer,
})

export const proof = defineProof<readonly number[], readonly number[]>({
  pattern: 'monotonic-stack',
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
  code: {
    kind: 'function',
    name: {
      python: 'days_until_warmer',
      typescript: 'daysUntilWarmer',
      java: 'daysUntilWarmer',
      cpp: 'daysUntilWarmer',
    },
    parameters: ['int[]'],
    returns: 'int[]',
    cases: [
      { args: [lesson], result: [5, 3, 1, 1, 1, 0, 0] },
      { args: [[]], result: [] },
      { args: [[0]], result: [0] },
      { args: [[1, 2, 3]], result: [1, 1, 0] },
      { args: [[3, 2, 1]], result: [0, 0, 0] },
      { args: [[2, 2, 2, 3]], result: [3, 2, 1, 0] },
      { args: [[-3, -8, 0, -5, 4]], result: [2, 1, 2, 1, 0] },
    ],
  },
})
