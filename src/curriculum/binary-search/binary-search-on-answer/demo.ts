import { defineDemo } from '#algorithms/demo.ts'
import { numberList, randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { leastSpeed } from './algorithm.ts'

interface SpeedInput extends Record<string, unknown> {
  readonly piles: readonly number[]
  readonly hours: number
}

const largestPile = 15
const maxPiles = 6

export const demo = defineDemo<SpeedInput>({
  fields: {
    piles: numberList({ label: 'Piles', min: 1, max: largestPile, maxValues: maxPiles }),
    hours: wholeNumber({ label: 'Hours', min: 1, max: 72 }),
  },
  presets: [
    { name: 'From the lesson', input: { piles: [4, 9, 11, 5], hours: 8 } },
    { name: 'One hour per pile', input: { piles: [5, 8, 3], hours: 3 } },
    { name: 'More time than needed', input: { piles: [4, 9, 11, 5], hours: 40 } },
    { name: 'Equal piles', input: { piles: [6, 6, 6, 6], hours: 8 } },
    { name: 'One large pile', input: { piles: [1, 12, 1], hours: 5 } },
    { name: 'One pile', input: { piles: [7], hours: 3 } },
    { name: 'Nothing to guess', input: { piles: [1, 1, 1], hours: 3 } },
  ],
  legend: [
    { role: 'active', means: 'guess' },
    { role: 'compare', means: 'hours added up' },
    { role: 'frontier', means: 'enough, best so far' },
    { role: 'settled', means: 'fast enough' },
    { role: 'visited', means: 'too slow' },
    { role: 'default', means: 'not known yet' },
    { role: 'result', means: 'answer' },
  ],
  check({ piles, hours }) {
    if (piles.length === 0) return { field: 'piles', error: 'Enter at least one pile.' }
    if (hours < piles.length) {
      const error = `${piles.length} piles take at least ${piles.length} hours at any speed: at most one pile is cleared per hour. Enter ${piles.length} or more.`
      return { field: 'hours', error }
    }
    return undefined
  },
  trace: ({ piles, hours }) => leastSpeed(piles, hours),
  subtitle: ({ hours, piles }) =>
    `The least speed that clears ${piles.length === 1 ? 'the pile' : `${piles.length} piles`} in ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  plot: ({ hours }) => ({
    title: 'Hours at each guess',
    goal: { value: hours, text: `${hours} allowed` },
  }),
  /** One pile is large, so that most answers take four tests. */
  random(next) {
    const count = randomWholeNumber(next, { min: 3, max: maxPiles })
    const large = randomWholeNumber(next, { min: 0, max: count - 1 })
    const piles = Array.from({ length: count }, (_, index) =>
      randomWholeNumber(next, { min: index === large ? 13 : 2, max: largestPile }),
    )
    return { piles, hours: count + randomWholeNumber(next, { min: 0, max: 2 * count }) }
  },
})
