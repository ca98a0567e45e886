import { defineDemo } from '#algorithms/demo.ts'
import { randomText, shortText } from '#algorithms/fields/text.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { isPalindrome } from './algorithm.ts'

interface PalindromeInput extends Record<string, unknown> {
  readonly text: string
}

export const demo = defineDemo<PalindromeInput>({
  fields: {
    text: shortText({
      label: 'String',
      maxCharacters: 20,
      alphabet: /^[ -~]$/,
      alphabetName: 'letters without accents, digits, spaces, and punctuation',
      randomFrom: 'abcAB 1,.!',
    }),
  },
  presets: [
    { name: 'From the lesson', input: { text: "Madam, I'm Adam" } },
    { name: 'Not a palindrome', input: { text: 'Race a car' } },
    { name: 'Digit and letter', input: { text: '0P' } },
    { name: 'Even length', input: { text: 'Step on no pets' } },
    { name: 'Only punctuation', input: { text: '.,!?' } },
    { name: 'One character', input: { text: 'a' } },
    { name: 'Empty', input: { text: '' } },
  ],
  legend: [
    { role: 'compare', means: 'under a pointer' },
    { role: 'settled', means: 'matches its mirror' },
    { role: 'visited', means: 'skipped, does not count' },
    { role: 'default', means: 'still to check' },
    { role: 'result', means: 'a palindrome' },
  ],
  trace: ({ text }) => isPalindrome(text),
  subtitle: ({ text }) => (text === '' ? 'Is an empty string a palindrome?' : `Is “${text}” a palindrome?`),
  random: (next) => ({ text: mirrored(next) }),
})

/** Nearly always a palindrome with punctuation inside: in random strings, the ends rarely match. */
function mirrored(next: () => number): string {
  const half = randomText(next, 'abcd12', randomWholeNumber(next, { min: 5, max: 7 }))
  const letters = [...half, ...[...half].reverse().map((letter) => letter.toUpperCase())]
  if (next() < 0.3) letters[randomWholeNumber(next, { min: 0, max: letters.length - 1 })] = 'x'
  for (const mark of [' ', ',', ' ', '!']) {
    letters.splice(randomWholeNumber(next, { min: 1, max: letters.length }), 0, mark)
  }
  return letters.join('').trim()
}
