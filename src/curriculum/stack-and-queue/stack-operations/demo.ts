import { defineDemo } from '#algorithms/demo.ts'
import { numberList } from '#algorithms/input-fields.ts'
import { canLeaveStack } from './algorithm.ts'

interface SequencesInput extends Record<string, unknown> {
  readonly pushed: readonly number[]
  readonly popped: readonly number[]
}

const bounds = { min: -99, max: 999, maxValues: 6 }

export const demo = defineDemo<SequencesInput>({
  fields: {
    pushed: numberList({ label: 'Pushed in this order', ...bounds }),
    popped: numberList({ label: 'Popped in this order', ...bounds }),
  },
  presets: [
    { name: 'From the lesson', input: { pushed: [10, 20, 30], popped: [30, 20, 10] } },
    { name: 'Queue order', input: { pushed: [10, 20, 30], popped: [10, 20, 30] } },
    { name: 'Back and forth', input: { pushed: [1, 2, 3, 4, 5], popped: [4, 5, 3, 2, 1] } },
    { name: 'Impossible', input: { pushed: [1, 2, 3, 4, 5], popped: [4, 3, 5, 1, 2] } },
    { name: 'Negatives', input: { pushed: [-1, 0, -20, 4], popped: [0, -1, 4, -20] } },
    { name: 'A value that never came', input: { pushed: [1, 2], popped: [2, 9] } },
    { name: 'One value', input: { pushed: [0], popped: [0] } },
    { name: 'Empty', input: { pushed: [], popped: [] } },
  ],
  legend: [
    { role: 'active', means: 'just pushed' },
    { role: 'compare', means: 'top, and the next value to pop' },
    { role: 'frontier', means: 'waiting' },
    { role: 'settled', means: 'has left' },
    { role: 'default', means: 'still to come' },
  ],
  check({ pushed, popped }) {
    const twice = pushed.find((value, index) => pushed.indexOf(value) < index)
    if (twice !== undefined) {
      return {
        field: 'pushed',
        error: `${twice} appears twice: use different values, so that it is clear which one is popped.`,
      }
    }
    if (pushed.length === popped.length) return undefined
    return {
      field: 'popped',
      error: `${countValues(pushed.length)} pushed, but ${popped.length} popped: both lists need the same length.`,
    }
  },
  trace: ({ pushed, popped }) => canLeaveStack(pushed, popped),
  subtitle: ({ pushed }) => `Can a stack pop ${countValues(pushed.length)} in this order?`,
  /** Mostly an order that a stack can produce. */
  random(next) {
    const pushed = [10, 20, 30, 40, 50, 60]
    const stack: number[] = []
    const popped: number[] = []
    for (const value of pushed) {
      stack.push(value)
      while (stack.length > 0 && next() < 0.4) popped.push(...stack.splice(-1))
    }
    const rest = next() < 0.25 ? stack : stack.toReversed()
    return { pushed, popped: [...popped, ...rest] }
  },
})

function countValues(count: number): string {
  return count === 1 ? '1 value' : `${count} values`
}
