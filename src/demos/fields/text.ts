import { type Field, randomWholeNumber, shorten } from '../input-fields.ts'

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

interface WordBounds {
  readonly label: string
  readonly mostLetters: number
}

interface WordListBounds extends WordBounds {
  readonly mostWords: number
  /** Where random words come from: words with common beginnings are worth watching. */
  readonly examples: readonly string[]
}

/** Words of small letters; capitals are read as small ones. */
export function wordList({
  label,
  mostWords,
  mostLetters,
  examples,
}: WordListBounds): Field<readonly string[]> {
  return {
    label,
    hint: `Up to ${mostWords} words of the letters a to z, at most ${mostLetters} letters each.`,
    format: (words) => words.join(', '),
    random(next) {
      const rest = [...examples]
      const count = randomWholeNumber(next, { least: Math.min(3, mostWords), most: mostWords })
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const at = randomWholeNumber(next, { least: 0, most: rest.length - 1 })
        return rest.splice(at, 1)[0] ?? ''
      })
    },
    parse(text) {
      const words = text
        .toLowerCase()
        .split(/[\s,;"'[\]]+/)
        .filter((word) => word !== '')
      for (const word of words) {
        const fault = findFault(word, mostLetters)
        if (fault !== undefined) return { fault }
      }
      if (words.length > mostWords) {
        return {
          fault: `These are ${words.length} words; the picture stays readable with up to ${mostWords}.`,
        }
      }
      return { value: words }
    },
  }
}

interface SingleWordBounds extends WordBounds {
  readonly examples: readonly string[]
}

/** One word of small letters, or none. */
export function singleWord({ label, mostLetters, examples }: SingleWordBounds): Field<string> {
  return {
    label,
    hint: `Up to ${mostLetters} of the letters a to z.`,
    format: (word) => word,
    random: (next) => examples[randomWholeNumber(next, { least: 0, most: examples.length - 1 })] ?? '',
    parse(text) {
      const word = text.trim().toLowerCase()
      const fault = findFault(word, mostLetters)
      return fault === undefined ? { value: word } : { fault }
    },
  }
}

function findFault(word: string, mostLetters: number): string | undefined {
  if (!/^[a-z]*$/.test(word)) return `“${shorten(word)}” has something other than the letters a to z.`
  if (word.length > mostLetters) return `“${shorten(word)}” has more than ${mostLetters} letters.`
  return undefined
}
