import MiniSearch from 'minisearch'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { findProblem } from './find-subjects.ts'
import { type LessonPassage, readPassages, writtenAnswers } from './passages.ts'
import { contentWords, processTerm, wordsOf } from './word-forms.ts'

export interface Hit {
  readonly found: LessonPassage
  /** As BM25 counts, with the factors below and how well the words fit. */
  readonly rank: number
  /** How much of the message occurs in it, from 0 to 1; rare words count most. */
  readonly share: number
  /** How much of its closest wording occurs in the message, from 0 to 1. */
  readonly asked: number
  /** Which of its wordings is closest. */
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
  /** What was spoken of before, for a message that goes on with it. */
  readonly context?: string
  /** The message says too little without its context. */
  readonly isAside?: boolean
}

/** How much a passage gains that has all the words of the context. */
const contextGain = 0.8
const gainOfAside = 2.5

/** Finds passages for a message, best first. */
export type Library = (text: string, options: SearchOptions) => readonly Hit[]

/** Of the rarest words of a message; each costs about a millisecond. */
const mostWords = 40
/** Of those found, how many are compared wording by wording. */
const mostHits = 60

const boost = { asks: 1, title: 0.8, text: 0.6 }
const factors = {
  kind: 1.35,
  about: 1.4,
  elsewhere: 0.65,
  outside: 0.2,
  clues: 0.4,
  problem: 2.5,
  otherProblem: 0.35,
  namesProblem: 1.8,
}

function factorOf(found: LessonPassage, named: number | undefined, options: SearchOptions): number {
  const { kind, about, topic, problem } = options
  const { patterns, kinds, isAnswer } = found
  const shared = patterns.filter((name) => about.includes(name)).length
  const isOutside = !patterns.some((name) => topic.includes(name))
  const ofProblem = found.problem === problem ? factors.problem : factors.otherProblem
  return [
    kinds.includes(kind) && (isAnswer || kind !== 'what') ? factors.kind : 1,
    // Clues come with many example tasks, so that they have a word of nearly any message.
    !isAnswer && kind !== 'when' && kinds[0] === 'when' ? factors.clues : 1,
    found.problem === undefined ? 1 : ofProblem,
    named !== undefined && named === problem ? factors.namesProblem : 1,
    about.length > 0 && shared === 0 ? factors.elsewhere : factors.about ** Math.min(shared, 2),
    isOutside ? factors.outside : 1,
  ].reduce((product, factor) => product * factor)
}

/** Reads all lessons and indexes what they say. */
export async function openLibrary(): Promise<Library> {
  const documents = [...(await readPassages()), ...writtenAnswers].map((found) => ({
    found,
    asks: (found.asks ?? []).join('. '),
    title: found.isAnswer ? '' : found.title,
    text: found.text,
    // `Why does Word Search II need a trie?`
    named:
      found.isAnswer && found.problem === undefined ? findProblem(found.title, found.patterns) : undefined,
  }))
  const index = new MiniSearch({
    fields: Object.keys(boost),
    idField: 'at',
    tokenize,
    processTerm,
    searchOptions: { boost },
  })
  // In parts, so that other requests do not wait.
  await index.addAllAsync(documents.map((document, at) => ({ ...document, at })))
  const termsIn = documents.map(
    ({ asks, title, text }) =>
      new Set(tokenize(`${asks} ${title} ${text}`).flatMap((word) => processTerm(word) ?? [])),
  )
  const counts = new Map<string, number>()
  for (const term of termsIn.flatMap((terms) => [...terms])) counts.set(term, (counts.get(term) ?? 0) + 1)
  // An unknown word, such as the name of a variable, counts like a common one.
  const weighted = (text: string) =>
    [...new Set([...contentWords(text), ...snippetsOf(text)])].map((word) => {
      const terms = processTerm(word) ?? []
      const count = counts.get(terms[0] ?? '') ?? documents.length / 20
      return { word, terms, weight: Math.log(documents.length / count) }
    })
  const wordings = documents.map(({ found }) =>
    (found.isAnswer ? (found.asks ?? []) : []).map((wording) => {
      const words = weighted(wording)
      return { wording, words, terms: new Set(words.flatMap(({ terms }) => terms)) }
    }),
  )

  return (text, options) => {
    const terms = new Set(tokenize(text).flatMap((word) => processTerm(word) ?? []))
    const words = weighted(text)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostWords)
    const context = weighted(options.context ?? '')
    const query = words.map(({ word }) => word).join(' ')
    const boostDocument = (at: number) => {
      const { found, named } = documents[at] as (typeof documents)[0]
      return factorOf(found, named?.problem.number, options)
    }
    const hits = index.search(query, { boostDocument }).slice(0, mostHits)
    return hits
      .map(({ id, score, queryTerms }): Hit => {
        const { found } = documents[id] as (typeof documents)[0]
        const share = shareOf(words, (term) => queryTerms.includes(term))
        const own = (wordings[id] ?? []).map(({ wording, words: parts, terms: known }) => {
          const asked = shareOf(parts, (term) => terms.has(term))
          return { wording, asked, alike: asked * shareOf(words, (term) => known.has(term)) }
        })
        const { wording, asked, alike } = own.reduce(
          (best, each) => (each.alike > best.alike ? each : best),
          found.isAnswer
            ? { wording: '', asked: 0, alike: 0 }
            : { wording: '', asked: share, alike: share ** 2 },
        )
        // Found by trying each wording of the answers without that wording.
        const fit = score ** 0.8 * (share + 0.6) * (alike + 0.6)
        const gain = options.isAside ? gainOfAside : contextGain
        const rank = fit * (1 + gain * shareOf(context, (term) => termsIn[id]?.has(term) ?? false))
        return { found, rank, share, asked, wording }
      })
      .toSorted((a, b) => b.rank - a.rank)
  }
}

const tokenize = (text: string) => [...wordsOf(text), ...snippetsOf(text)]

/** Expressions such as `n & (n - 1)`, without spaces: their words alone say nothing. */
function snippetsOf(text: string): readonly string[] {
  const tight = text
    .toLowerCase()
    .replace(/[`?,;]|[.:](?=\s|$)/g, ' ')
    .replace(/\s*([&|^%*/+\-<>=!]+)\s*|(?<=:) (?=\d)/g, '$1')
  const found = tight.match(/[\w[\]().]+(?:[&|^%*/+\-<>=!]+[\w[\]().]+)+|\{\w+:\w+\}/g) ?? []
  return [...found, ...(tight.match(/\b[a-z]+\[\d\]/g) ?? [])].filter(
    (snippet) => snippet.length < 40 && !/^[a-z]{2,}(?:[-/][a-z]+)+$/.test(snippet),
  )
}

type WeightedWord = { readonly terms: readonly string[]; readonly weight: number }

/** How much of these words is known, from 0 to 1. */
function shareOf(words: readonly WeightedWord[], isKnown: (term: string) => boolean): number {
  const weigh = (some: readonly WeightedWord[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  return weigh(words.filter(({ terms }) => terms.some(isKnown))) / (weigh(words) || 1)
}
