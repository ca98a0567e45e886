import MiniSearch from 'minisearch'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { type LessonPassage, readPassages, writtenAnswers } from './passages.ts'
import { contentWords, processTerm, termsOf, wordsOf } from './word-forms.ts'

export interface Hit {
  readonly found: LessonPassage
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
  /** Number of the problem the message is about. */
  readonly problem?: number | undefined
}

/** Finds passages for a message, best first. */
export type Library = (text: string, options: SearchOptions) => readonly Hit[]

/** Of the rarest words of a message; each costs about a millisecond. */
const mostWords = 40

const boost = { asks: 1, title: 0.8, text: 0.6 }
const factors = {
  kind: 1.7,
  about: 1.8,
  elsewhere: 0.65,
  outside: 0.45,
  clues: 0.4,
  problem: 2.5,
  otherProblem: 0.6,
}

function factorOf(found: LessonPassage, { kind, about, topic, problem }: SearchOptions): number {
  const { patterns, kinds, isAnswer } = found
  const named = patterns.filter((name) => about.includes(name)).length
  const isOutside = !patterns.some((name) => topic.includes(name))
  const ofProblem = found.problem === problem ? factors.problem : factors.otherProblem
  return [
    kinds.includes(kind) && (isAnswer || kind !== 'what') ? factors.kind : 1,
    // Clues come with many example tasks, so that they have a word of nearly any message.
    !isAnswer && kind !== 'when' && kinds[0] === 'when' ? factors.clues : 1,
    found.problem === undefined ? 1 : ofProblem,
    about.length > 0 && named === 0 ? factors.elsewhere : factors.about ** Math.min(named, 2),
    isOutside ? factors.outside : 1,
  ].reduce((product, factor) => product * factor)
}

/** Reads all lessons and indexes what they say; a passage is there once for each of its wordings. */
export async function openLibrary(): Promise<Library> {
  const documents = [...(await readPassages()), ...writtenAnswers].flatMap((found) => {
    const { text, title, asks = [], isAnswer } = found
    return isAnswer
      ? asks.map((wording) => ({ found, wording, asks: wording, title: '', text }))
      : [{ found, wording: '', asks: asks.join('. '), title, text }]
  })
  const index = new MiniSearch({
    fields: Object.keys(boost),
    idField: 'at',
    tokenize: wordsOf,
    processTerm,
    searchOptions: { boost },
  })
  // In parts, so that other requests do not wait.
  await index.addAllAsync(documents.map((document, at) => ({ ...document, at })))
  const counts = new Map<string, number>()
  for (const { asks, title, text } of documents)
    for (const term of termsOf(`${asks} ${title} ${text}`)) counts.set(term, (counts.get(term) ?? 0) + 1)
  // An unknown word, such as the name of a variable, counts like a common one.
  const weighted = (text: string) =>
    [...new Set(contentWords(text))].map((word) => {
      const terms = processTerm(word) ?? []
      const count = counts.get(terms[0] ?? '') ?? documents.length / 20
      return { word, terms, weight: Math.log(documents.length / count) }
    })
  const ownWords = documents.map(({ wording }) => weighted(wording))

  return (text, options) => {
    const terms = termsOf(text)
    const words = weighted(text)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostWords)
    const query = words.map(({ word }) => word).join(' ')
    const boostDocument = (at: number) => factorOf((documents[at] as (typeof documents)[0]).found, options)
    const hits = index.search(query, { boostDocument }).map(({ id, score, queryTerms }) => {
      const { found, wording } = documents[id] as (typeof documents)[0]
      const own = ownWords[id] ?? []
      const share = shareOf(words, (term) => queryTerms.includes(term))
      const asked = own.length > 0 ? shareOf(own, (term) => terms.has(term)) : share
      return { found, rank: score * (share + 0.2) * (asked + 0.5), share, asked, wording }
    })
    hits.sort((a, b) => b.rank - a.rank)
    return [...Map.groupBy(hits, ({ found }) => found.id).values()].flatMap((same) => same.slice(0, 1))
  }
}

type WeightedWord = { readonly terms: readonly string[]; readonly weight: number }

/** How much of these words is known, from 0 to 1. */
function shareOf(words: readonly WeightedWord[], isKnown: (term: string) => boolean): number {
  const weigh = (some: readonly WeightedWord[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  return weigh(words.filter(({ terms }) => terms.some(isKnown))) / (weigh(words) || 1)
}
