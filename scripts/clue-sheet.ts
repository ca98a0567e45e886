import { rivalPairs } from '../src/curriculum/between/rivals/rivals.ts'
import { allLessons } from '../src/curriculum/catalogue.ts'

/** Prints the clues alone, for a reader who routes problems by them. See docs/adding-a-lesson-and-a-demo.md. */
const patterns = allLessons.map(({ name, displayName, identificationClues, recognitionGuide }) =>
  [
    `## ${name} (${displayName})`,
    identificationClues,
    `Phrases: ${recognitionGuide.keyPhrases.join('; ')}`,
    ...recognitionGuide.commonVariations.map((variation) => `- ${variation}`),
  ].join('\n'),
)
const pairs = rivalPairs.map(({ between, clue, signs }) =>
  [`## ${between.join(' / ')}`, clue, ...signs.map((sign, side) => `- ${between[side]}: ${sign}`)].join('\n'),
)
console.log(['# Patterns', ...patterns, '# Easily mistaken for each other', ...pairs].join('\n\n'))
