import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { type LessonPassage, nameOf, readPassages } from './passages.ts'
import { contentWords, processTerm, termsOf, wordsOf } from './words.ts'
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

type Search<Found> = (text: string, options: SearchOptions) => readonly Hit<Found>[]

export interface Library {
  readonly findPassages: Search<LessonPassage>
  readonly findAnswers: Search<WrittenAnswer>
}

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
  const findPassages = indexed(
    lessons.map((found) => ({ ...found, found, names: found.patterns.map(nameOf).join(' ') })),
    { asks: 1.3, title: 1, text: 1, names: 0.6 },
    (passage, { kind }) =>
      (kind !== 'what' && passage.kinds.includes(kind) ? factors.kind : 1) *
      (kind !== 'when' && passage.kinds[0] === 'when' ? factors.clues : 1) *
      (kind !== 'demo' && passage.id.startsWith('demo:') ? factors.demo : 1),
  )
  const findAnswers = indexed(
    writtenAnswers.flatMap((found) => found.asks.map((wording) => ({ found, text: found.text, wording }))),
    { wording: 1, text: 0.35 },
    (answer, { kind, problem }) => {
      const ofProblem = answer.problem === problem ? factors.problem : factors.otherProblem
      const isReason = kind === 'cost' && answer.kind === 'why'
      const ofKind = answer.kind === kind ? factors.answerKind : isReason ? factors.why : 1
      return ofKind * (answer.problem === undefined ? 1 : ofProblem)
    },
  )
  return { findPassages, findAnswers }
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
): Search<Found> {
  const index = new MiniSearch<Document<Found>>({
    fields: Object.keys(boost),
    idField: 'at',
    tokenize: wordsOf,
    processTerm,
    searchOptions: { boost },
  })
  index.addAll(documents.map((document, at) => ({ ...document, at })))
  const counts = new Map<string, number>()
  for (const document of documents)
    for (const stem of new Set(contentWords(Object.values(document).join(' ')).map(stemmer)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  // An unknown word, such as the name of a variable, counts like a common one.
  const weighted = (text: string) =>
    [...new Set(contentWords(text))].map((word) => {
      const terms = processTerm(word) ?? []
      return {
        terms,
        weight: Math.log(documents.length / (counts.get(terms[0] ?? '') ?? documents.length / 20)),
      }
    })
  const ownWords = documents.map(({ wording = '' }) => weighted(wording))

  return (text, options) => {
    const { about, topic, names = [] } = options
    const [terms, nameTerms] = [termsOf(text), termsOf(names.join(' '))]
    const words = weighted(text)
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
    const hits = index.search(text, { boostDocument }).map(({ id, score, queryTerms }) => {
      const { found, wording = '' } = documents[id] as Document<Found>
      const own = ownWords[id] ?? []
      const share = shareOf(words, (term) => queryTerms.includes(term))
      // `What is a sliding window` has no word of its own to be known.
      const hasOwn = own.some((word) => !nameTerms.has(word.terms[0] ?? ''))
      const asked = hasOwn ? shareOf(own, (term) => terms.has(term)) : share
      return { found, rank: score * (share + 0.2) * (asked + 0.5), share, asked, wording }
    })
    hits.sort((a, b) => b.rank - a.rank)
    return [...Map.groupBy(hits, ({ found }) => found.id).values()].flatMap((same) => same.slice(0, 1))
  }
}

interface WeightedWord {
  readonly terms: readonly string[]
  readonly weight: number
}

/** How much of these words is known, from 0 to 1. */
function shareOf(words: readonly WeightedWord[], isKnown: (term: string) => boolean): number {
  const weigh = (some: readonly WeightedWord[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  return weigh(words.filter(({ terms }) => terms.some(isKnown))) / (weigh(words) || 1)
}
