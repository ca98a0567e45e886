import { type Field, randomWholeNumber } from '../input-fields.ts'

interface TextBounds {
  readonly label: string
  readonly mostCharacters: number
  /** What may be typed, and how that is called: 'small letters'. */
  readonly alphabet: RegExp
  readonly alphabetName: string
  /** What random texts are made of. */
  readonly randomFrom: string
}

/** A short text; it may be empty. */
export function shortText(bounds: TextBounds): Field<string> {
  const { label, mostCharacters, alphabet, alphabetName, randomFrom } = bounds
  return {
    label,
    hint: `Up to ${mostCharacters} characters: ${alphabetName}.`,
    format: (text) => text,
    random(next) {
      const count = randomWholeNumber(next, { least: 0, most: mostCharacters })
      return randomText(next, randomFrom, count)
    },
    parse(typed) {
      const text = withPlainQuotes(typed.trim())
      const stranger = [...text].find((character) => !alphabet.test(character))
      if (stranger !== undefined) return { fault: `“${stranger}” cannot be used: type ${alphabetName}.` }
      if (text.length > mostCharacters) {
        return {
          fault: `These are ${text.length} characters; the picture stays readable with up to ${mostCharacters}.`,
        }
      }
      return { value: text }
    },
  }
}

export function randomText(next: () => number, letters: string, count: number): string {
  return Array.from(
    { length: count },
    () => letters[randomWholeNumber(next, { least: 0, most: letters.length - 1 })],
  ).join('')
}

/** Phones and word processors type curly ones. */
function withPlainQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}
