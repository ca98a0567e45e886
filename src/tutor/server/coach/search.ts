import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { patternAliases } from '#content/tutor/pattern-aliases.ts'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { spelledOut, stopWords, synonyms } from '#content/tutor/words.ts'
import { type LessonPassage, nameOf, readPassages } from './passages.ts'
import { type WrittenAnswer, writtenAnswers } from './written-answers.ts'

export interface Hit<Found> {
  readonly found: Found
  /** As BM25 counts, times the factors below and how well the words fit. */
  readonly rank: number
  /** How much of the message occurs in it, from 0 to 1; rare words count most. */
  readonly share: number
  /** How much of its own wording occurs in the message, from 0 to 1. */
  readonly asked: number
  /** Which of its wordings was found. */
  readonly wording: string
}

export interface SearchOptions {
  /** What the message asks for: passages of this kind come first. */
  readonly kind: QuestionKind
  /** Patterns the message is about. */
  readonly about: readonly string[]
  /** Patterns of the session's topic. */
  readonly topic: readonly string[]
  /** Names of the patterns that the message names: every answer about them has these words. */
  readonly names?: readonly string[]
  /** Number of the problem the message is about. */
  readonly problem?: number | undefined
}

export interface Library {
  readonly findPassages: (text: string, options: SearchOptions) => readonly Hit<LessonPassage>[]
  readonly findAnswers: (text: string, options: SearchOptions) => readonly Hit<WrittenAnswer>[]
  /** The same message without typing errors in words of the lessons. */
  readonly correct: (text: string) => string
}

const groups = new Map<string, string[]>()
for (const [index, line] of synonyms.trim().split('\n').entries())
  for (const word of line.trim().split(' ')) {
    const stem = stemmer(word)
    groups.set(stem, [...(groups.get(stem) ?? []), `~${index}`])
  }

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

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !stopWords.has(word))
}

/** Stems of words that were met before. */
const stems = new Map<string, string>()
/** More than the lessons have; what learners invent must not fill the memory. */
const mostStems = 20_000

function stemOf(word: string): string {
  const before = stems.get(word)
  if (before !== undefined) return before
  const stem = stemmer(word)
  if (stems.size < mostStems) stems.set(word, stem)
  return stem
}

/** A word, and what else learners and lessons call it. */
function processTerm(word: string): string[] | null {
  if (stopWords.has(word) || word.length < 2) return null
  const stem = stemOf(word)
  return [stem, ...(groups.get(stem) ?? [])]
}

/** The words of a text and their synonyms, without endings. */
export function termsOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text).flatMap((word) => processTerm(word) ?? []))
}

/** Worse ones are not looked at closely. */
const mostHits = 400

const factors = {
  kind: 1.6,
  about: 1.8,
  both: 3,
  elsewhere: 0.45,
  demo: 0.4,
  clues: 0.4,
  problem: 2.5,
  answerKind: 1.8,
  why: 1.4,
  otherProblem: 0.6,
}

/** Reads all lessons and indexes what they say. */
export async function openLibrary(): Promise<Library> {
  const lessons = await readPassages()
  const wordings = writtenAnswers.flatMap((found) =>
    found.asks.map((wording) => ({ found, text: found.text, wording })),
  )
  const findPassages = indexed(
    lessons.map((found) => ({ ...found, found, names: found.patterns.map(nameOf).join(' ') })),
    { asks: 1.3, title: 1, text: 1, names: 0.6 },
    (passage, { kind }) =>
      (kind !== 'what' && passage.kinds.includes(kind) ? factors.kind : 1) *
      (kind !== 'when' && passage.kinds[0] === 'when' ? factors.clues : 1) *
      (kind !== 'demo' && passage.id.startsWith('demo:') ? factors.demo : 1),
  )
  const findAnswers = indexed(wordings, { wording: 1, text: 0.35 }, (answer, { kind, problem }) => {
    const ofProblem = answer.problem === problem ? factors.problem : factors.otherProblem
    return (
      (answer.kind === kind
        ? factors.answerKind
        : kind === 'cost' && answer.kind === 'why'
          ? factors.why
          : 1) * (answer.problem === undefined ? 1 : ofProblem)
    )
  })
  const spelling = makeSpelling([
    ...Object.keys(patternAliases),
    ...lessons.flatMap(({ title, text, asks = '' }) => [title, text, asks]),
    ...wordings.flatMap(({ wording, text }) => [wording, text]),
  ])
  return { findPassages, findAnswers, ...spelling }
}

interface Document<Found> {
  readonly found: Found
  readonly wording?: string
}

/** A search over some fields of documents; several documents may stand for the same thing. */
function indexed<Found extends { readonly id: string; readonly patterns: readonly string[] }>(
  documents: readonly Document<Found>[],
  boost: Readonly<Record<string, number>>,
  rank: (found: Found, options: SearchOptions) => number,
) {
  const index = new MiniSearch<Document<Found>>({
    fields: Object.keys(boost),
    idField: 'at',
    tokenize: wordsOf,
    processTerm,
    searchOptions: { boost },
  })
  index.addAll(documents.map((document, at) => ({ ...document, at })))
  const ownWords = documents.map(({ wording = '' }) => [...new Set(contentWords(wording))])
  const counts = new Map<string, number>()
  for (const document of documents)
    for (const term of new Set(contentWords(Object.values(document).join(' ')).map(stemOf)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  // An unknown word, such as the name of a variable, counts like a common one.
  const weigh = (word: string) =>
    Math.log(documents.length / (counts.get(stemOf(word)) ?? documents.length / 20))
  const weighAll = (words: readonly string[]) => words.reduce((sum, word) => sum + weigh(word), 0)

  return (text: string, options: SearchOptions): readonly Hit<Found>[] => {
    const { about, topic, names = [] } = options
    const nameTerms = termsOf(names.join(' '))
    const words = [...new Set(contentWords(text))].filter((word) => word.length > 1)
    const boostDocument = (at: number) => {
      const { found } = documents[at] as Document<Found>
      const named = found.patterns.filter((name) => about.includes(name)).length
      const isElsewhere = about.length > 0 && named === 0
      const isOutside = !found.patterns.some((name) => topic.includes(name))
      return (
        rank(found, options) *
        (named > 1 ? factors.both : named > 0 ? factors.about : 1) *
        (isElsewhere ? factors.elsewhere : 1) *
        (isOutside ? factors.elsewhere : 1)
      )
    }
    const terms = termsOf(text)
    const hits = index
      .search(text, { boostDocument })
      .slice(0, mostHits)
      .map(({ id, score, queryTerms }) => {
        const { found, wording = '' } = documents[id] as Document<Found>
        const matched = words.filter((word) => processTerm(word)?.some((term) => queryTerms.includes(term)))
        const own = ownWords[id] ?? []
        const known = own.filter((word) => processTerm(word)?.some((term) => terms.has(term)))
        const share = weighAll(matched) / (weighAll(words) || 1)
        // `What is a sliding window` has no word of its own to be known.
        const hasOwn = own.some((word) => !nameTerms.has(stemOf(word)))
        const asked = hasOwn ? weighAll(known) / weighAll(own) : share
        return { found, rank: score * (share + 0.2) * (asked + 0.5), share, asked, wording }
      })
    hits.sort((a, b) => b.rank - a.rank)
    return [...Map.groupBy(hits, ({ found }) => found.id).values()].flatMap((same) => same.slice(0, 1))
  }
}

function makeSpelling(texts: readonly string[]): Pick<Library, 'correct'> {
  const vocabulary = new Set(texts.flatMap(wordsOf))
  const knownStems = new Set([...vocabulary].map(stemOf))
  const index = new MiniSearch({ fields: ['id'], idField: 'id' })
  index.addAll([...vocabulary].filter((word) => word.length > 4).map((id) => ({ id })))

  const knows = (word: string) => stopWords.has(word) || word in spelledOut || knownStems.has(stemOf(word))
  function correctWord(word: string): string {
    if (spelledOut[word] !== undefined) return spelledOut[word]
    if (word.length < 5 || knows(word)) return word
    const [best] = index.search(word, { fuzzy: word.length > 7 ? 0.28 : 0.2 })
    return best ? best.id : word
  }
  return { correct: (text) => text.toLowerCase().replace(/[a-z]+(?![a-z(]*\()/g, correctWord) }
}
