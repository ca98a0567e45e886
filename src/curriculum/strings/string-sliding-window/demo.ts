import { defineDemo } from '#algorithms/demo.ts'
import { randomText, shortText } from '#algorithms/fields/text.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { longestUnique } from './algorithm.ts'

interface UniqueInput extends Record<string, unknown> {
  readonly text: string
}

export const demo = defineDemo<UniqueInput>({
  fields: {
    text: shortText({
      label: 'String',
      maxCharacters: 15,
      alphabet: /^[ -~]$/,
      alphabetName: 'letters without accents, digits, spaces, and punctuation',
      randomFrom: 'abcdef',
    }),
  },
  presets: [
    { name: 'From the lesson', input: { text: 'tomatoes' } },
    { name: 'Left moves far', input: { text: 'abcdbefgh' } },
    { name: 'All equal', input: { text: 'aaaa' } },
    { name: 'All different', input: { text: 'plums' } },
    { name: 'With spaces', input: { text: 'go to sea' } },
    { name: 'One character', input: { text: 'x' } },
    { name: 'Empty', input: { text: '' } },
  ],
  legend: [
    { role: 'active', means: 'in the window' },
    { role: 'compare', means: 'next character, and its copy in the window' },
    { role: 'visited', means: 'left of the window' },
    { role: 'default', means: 'still to come' },
    { role: 'result', means: 'longest window' },
  ],
  trace: ({ text }) => longestUnique(text),
  subtitle: ({ text }) =>
    text === '' ? 'Longest substring without repeats' : `Longest substring without repeats in “${text}”`,
  random: (next) => ({ text: randomText(next, 'abcdef', randomWholeNumber(next, { min: 7, max: 12 })) }),
})
