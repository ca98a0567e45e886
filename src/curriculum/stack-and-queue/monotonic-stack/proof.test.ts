import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { arraysBeside, shelfBeside, valuesWith } from '#testing/proofs/read-tree.ts'
import { daysUntilWarmer } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([temperatures]) => temperatures,
  trace: daysUntilWarmer,
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
