import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber } from '#algorithms/input-fields.ts'
import { predictTheWinner } from './algorithm.ts'

interface GameInput extends Record<string, unknown> {
  readonly values: readonly number[]
}

export const demo = defineDemo<GameInput>({
  fields: {
    values: numberList({ label: 'Values in a row', min: 0, max: 99, maxValues: 7 }),
  },
  presets: [
    { name: 'From the lesson', input: { values: [5, 2, 8, 9, 3] } },
    { name: 'Larger end first would lose', input: { values: [5, 20, 6, 4] } },
    { name: 'The second player wins', input: { values: [2, 7, 3] } },
    { name: 'A draw', input: { values: [4, 4, 4, 4] } },
    { name: 'With zeros', input: { values: [0, 6, 0, 5, 0] } },
    { name: 'Two values', input: { values: [1, 8] } },
    { name: 'One value', input: { values: [5] } },
  ],
  legend: [
    { role: 'active', means: 'subarray being solved, and its ends' },
    { role: 'compare', means: "the opponent's lead after each move" },
    { role: 'default', means: 'known, or still empty' },
    { role: 'settled', means: 'course of the game' },
    { role: 'result', means: 'answer' },
  ],
  check: ({ values }) =>
    values.length === 0
      ? { field: 'values', error: 'Type at least one value: without any there is no game.' }
      : undefined,
  trace: ({ values }) => predictTheWinner(values),
  subtitle: ({ values }) =>
    `Two players take ${values.length === 1 ? 'the only value' : `${values.length} values from the ends`}: can the first avoid losing?`,
  random: (next) => ({
    values: Array.from({ length: randomWholeNumber(next, { min: 4, max: 6 }) }, () =>
      randomWholeNumber(next, { min: 1, max: 20 }),
    ),
  }),
})
