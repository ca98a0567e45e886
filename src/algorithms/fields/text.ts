import { type Field, randomWholeNumber, shorten } from '../input-fields.ts'

interface TextBounds {
  readonly label: string
  readonly maxCharacters: number
  /** The allowed characters, and their name: 'lowercase letters'. */
  readonly alphabet: RegExp
  readonly alphabetName: string
  /** What random texts are made of. */
  readonly randomFrom: string
}

/** A short text; it may be empty. */
export function shortText(bounds: TextBounds): Field<string> {
  const { label, maxCharacters, alphabet, alphabetName, randomFrom } = bounds
  return {
    label,
    hint: `Up to ${maxCharacters} characters: ${alphabetName}.`,
    format: (text) => text,
    random(next) {
      const count = randomWholeNumber(next, { min: 0, max: maxCharacters })
      return randomText(next, randomFrom, count)
    },
    parse(typed) {
      const text = normalizeQuotes(typed.trim())
      const invalid = [...text].find((character) => !alphabet.test(character))
      if (invalid !== undefined) return { error: `“${invalid}” cannot be used: type ${alphabetName}.` }
      if (text.length > maxCharacters) {
        return {
          error: `These are ${text.length} characters; the picture stays readable with up to ${maxCharacters}.`,
        }
      }
      return { value: text }
    },
  }
}

export function randomText(next: () => number, letters: string, count: number): string {
  return Array.from(
    { length: count },
    () => letters[randomWholeNumber(next, { min: 0, max: letters.length - 1 })],
  ).join('')
}

/** Phones and word processors type curly ones. */
function normalizeQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

interface WordBounds {
  readonly label: string
  readonly maxLetters: number
}

interface WordListBounds extends WordBounds {
  readonly maxWords: number
  /** The source of random words: words with common prefixes are worth watching. */
  readonly examples: readonly string[]
}

/** Lowercase words; uppercase input is converted. */
export function wordList({
  label,
  maxWords,
  maxLetters,
  examples,
}: WordListBounds): Field<readonly string[]> {
  return {
    label,
    hint: `Up to ${maxWords} words of the letters a to z, at most ${maxLetters} letters each.`,
    format: (words) => words.join(', '),
    random(next) {
      const rest = [...examples]
      const count = randomWholeNumber(next, { min: Math.min(3, maxWords), max: maxWords })
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const at = randomWholeNumber(next, { min: 0, max: rest.length - 1 })
        return rest.splice(at, 1)[0] ?? ''
      })
    },
    parse(text) {
      const words = text
        .toLowerCase()
        .split(/[\s,;"'[\]]+/)
        .filter((word) => word !== '')
      for (const word of words) {
        const error = findError(word, maxLetters)
        if (error !== undefined) return { error }
      }
      if (words.length > maxWords) {
        return {
          error: `These are ${words.length} words; the picture stays readable with up to ${maxWords}.`,
        }
      }
      return { value: words }
    },
  }
}

interface SingleWordBounds extends WordBounds {
  readonly examples: readonly string[]
}

/** One lowercase word, or none. */
export function singleWord({ label, maxLetters, examples }: SingleWordBounds): Field<string> {
  return {
    label,
    hint: `Up to ${maxLetters} of the letters a to z.`,
    format: (word) => word,
    random: (next) => examples[randomWholeNumber(next, { min: 0, max: examples.length - 1 })] ?? '',
    parse(text) {
      const word = text.trim().toLowerCase()
      const error = findError(word, maxLetters)
      return error === undefined ? { value: word } : { error }
    },
  }
}

function findError(word: string, maxLetters: number): string | undefined {
  if (!/^[a-z]*$/.test(word)) return `“${shorten(word)}” has something other than the letters a to z.`
  if (word.length > maxLetters) return `“${shorten(word)}” has more than ${maxLetters} letters.`
  return undefined
}
