import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { glossary } from '#content/glossary/glossary.ts'
import { knownProblems } from '#content/known-problems.ts'
import { problemNicknames } from '#content/tutor/problem-names.ts'
import { spelledOut, stopWords, synonyms } from '#content/tutor/words.ts'
import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { writtenAnswers } from './passages.ts'

/** Lower case, without accents and apostrophes; costs such as `o(n)` stay whole. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/o\([^)\s]*\)|c\+\+|[a-z]+|\d+(?=sum\b|d\b)|\d+/g) ?? []
  )
}

/** The same, with one word for all numbers and one for all costs. */
export function wordsWithoutValues(text: string): readonly string[] {
  return wordsOf(text).map((word) => (/^\d/.test(word) ? '#' : word.startsWith('o(') ? 'o()' : word))
}

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !stopWords.has(word))
}

const vocabulary = new Set(
  [
    ...[allLessons, glossary, writtenAnswers].map((content) => JSON.stringify(content)),
    ...Object.keys({ ...patternAliases, ...problemNicknames }),
    ...[...knownProblems.values()].map(({ title }) => title),
  ].flatMap(wordsOf),
)
/** Most words come again and again, and a stem takes long to find. */
const stems = new Map([...vocabulary].map((word) => [word, stemmer(word)]))
const knownStems = new Set(stems.values())
const stemOf = (word: string) => stems.get(word) ?? stemmer(word)

const synonymsOf = new Map<string, string[]>()
for (const [index, line] of synonyms.trim().split('\n').entries())
  for (const stem of line.trim().split(' ').map(stemmer))
    synonymsOf.set(stem, [...(synonymsOf.get(stem) ?? []), `~${index}`])

/** The stem of a word and the numbers of its synonym lines, or null for a word without a subject. */
export function processTerm(word: string): string[] | null {
  if (stopWords.has(word) || word.length < 2) return null
  const stem = stemOf(word)
  return [stem, ...(synonymsOf.get(stem) ?? [])]
}

/** The words of a text and their synonyms, without endings. */
export function termsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap((word) => processTerm(word) ?? []))
}

/** Whether the lessons or the titles of problems have the word, in some form. Prompts tell of everyday life, so theirs do not count. */
export const isKnown = (word: string) => knownStems.has(stemOf(word))

const spelling = new MiniSearch({ fields: ['id'] })
spelling.addAll([...vocabulary].filter((word) => word.length > 4).map((id) => ({ id })))

/** The first letter and the others in order: the same for a word in which two letters changed places. */
const lettersOf = ([first = '', ...others]: string) => first + others.sort().join('')
const byLetters = new Map(
  [...vocabulary].filter((word) => word.length > 4).map((word) => [lettersOf(word), word]),
)

/** The same message without typing errors in words of the lessons and of problem titles. The first letter is seldom wrong. */
export function correct(text: string): string {
  return text.toLowerCase().replace(/[a-z]+(?![a-z(]*\()/g, correctWord)
}

function correctWord(word: string): string {
  const spelled = spelledOut.get(word)
  if (spelled !== undefined) return spelled
  if (word.length < 5 || stopWords.has(word) || isKnown(word)) return word
  const found = spelling.search(word, { fuzzy: word.length > 7 ? 0.28 : 0.2 })
  const best = found.find(({ id }) => id[0] === word[0])
  return byLetters.get(lettersOf(word)) ?? (best ? best.id : word)
}
