import { longestUnique } from '#algorithms/strings/longest-unique.ts'
import { defineDemo } from '../../demo.ts'
import { randomText, shortText } from '../../fields/text.ts'
import { randomWholeNumber } from '../../input-fields.ts'

interface UniqueInput extends Record<string, unknown> {
  readonly text: string
}

export const demo = defineDemo<UniqueInput>({
  fields: {
    text: shortText({
      label: 'Text',
      maxCharacters: 15,
      alphabet: /^[ -~]$/,
      alphabetName: 'plain letters, digits, spaces and punctuation',
      randomFrom: 'abcdef',
    }),
  },
  presets: [
    { name: 'From the lesson', input: { text: 'tomatoes' } },
    { name: 'Left jumps far', input: { text: 'abcdbefgh' } },
    { name: 'All equal', input: { text: 'aaaa' } },
    { name: 'All different', input: { text: 'plums' } },
    { name: 'With spaces', input: { text: 'go to sea' } },
    { name: 'One letter', input: { text: 'x' } },
    { name: 'Empty', input: { text: '' } },
  ],
  legend: [
    { role: 'active', means: 'in the window' },
    { role: 'compare', means: 'wants to enter, and its twin' },
    { role: 'visited', means: 'has left, or is passed' },
    { role: 'default', means: 'still to come' },
    { role: 'result', means: 'longest window' },
  ],
  trace: ({ text }) => longestUnique(text),
  subtitle: ({ text }) =>
    text === '' ? 'Longest stretch without repeats' : `Longest stretch without repeats in “${text}”`,
  random: (next) => ({ text: randomText(next, 'abcdef', randomWholeNumber(next, { min: 7, max: 12 })) }),
})
