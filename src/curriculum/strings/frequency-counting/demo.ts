import { defineDemo } from '#algorithms/demo.ts'
import { randomText, shortText } from '#algorithms/fields/text.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { isAnagram } from './algorithm.ts'

interface AnagramInput extends Record<string, unknown> {
  readonly first: string
  readonly second: string
}

const letters = {
  maxCharacters: 10,
  alphabet: /^[a-z]$/,
  alphabetName: 'the lowercase letters a to z',
  randomFrom: 'abcde',
}

export const demo = defineDemo<AnagramInput>({
  fields: {
    first: shortText({ label: 'First word', ...letters }),
    second: shortText({ label: 'Second word', ...letters }),
  },
  presets: [
    { name: 'From the lesson', input: { first: 'listen', second: 'silent' } },
    { name: 'One letter too many', input: { first: 'rattle', second: 'letter' } },
    { name: 'Repeated letters', input: { first: 'banana', second: 'nabana' } },
    { name: 'Different lengths', input: { first: 'tones', second: 'note' } },
    { name: 'The same word', input: { first: 'goat', second: 'goat' } },
    { name: 'One letter', input: { first: 'a', second: 'b' } },
    { name: 'Empty', input: { first: '', second: '' } },
  ],
  legend: [
    { role: 'active', means: 'counted or used now' },
    { role: 'compare', means: 'being looked up' },
    { role: 'settled', means: 'counted, or matched' },
    { role: 'visited', means: 'used up' },
    { role: 'default', means: 'still to come' },
    { role: 'result', means: 'an anagram' },
  ],
  trace: ({ first, second }) => isAnagram(first, second),
  subtitle: ({ first, second }) =>
    first === '' && second === ''
      ? 'Are two empty words anagrams?'
      : `Are “${first}” and “${second}” anagrams?`,
  random(next) {
    const first = randomText(next, 'aelnst', randomWholeNumber(next, { min: 5, max: 7 }))
    const rest = [...first]
    let second = ''
    while (rest.length > 0)
      second += rest.splice(randomWholeNumber(next, { min: 0, max: rest.length - 1 }), 1)[0]
    // Sometimes the last letter is replaced.
    return { first, second: next() < 0.4 ? `${second.slice(0, -1)}e` : second }
  },
})
