import MiniSearch from 'minisearch'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { type LessonPassage, readPassages, writtenAnswers } from './passages.ts'
import { closeness, meaningOf, readRankingWeights, toUnit } from './ranking/meaning.ts'
import { contentWords, processTerm, wordsOf } from './word-forms.ts'

export interface Hit {
  readonly found: LessonPassage
  /** Learned log odds of being what is meant; 0 is as likely as that nothing found is. */
  readonly score: number
  /** How likely it is what is meant, among all answers that were found. */
  readonly chance: number
  /** How much of the message occurs in it, from 0 to 1; rare words count most. */
  readonly share: number
  /** How much of its closest wording occurs in the message, from 0 to 1. */
  readonly asked: number
  /** Which of its wordings is closest. */
  readonly wording: string
  /** What the score is made of. */
  readonly features: Features
}

/** By name. The weights of these are trained. */
export type Features = Readonly<Record<string, number>>

export interface SearchOptions {
  /** What the message asks for. */
  readonly kind: QuestionKind
  /** Patterns the message is about. */
  readonly about: readonly string[]
  /** Patterns of the session's topic. */
  readonly topic: readonly string[]
  /** Number of the problem the message is about. */
  readonly problem?: number | undefined
  /** What was spoken of before, for a message that goes on with it. */
  readonly context?: string
  /** The answer given last. */
  readonly last?: string | undefined
}

/** Finds passages for a message, best first. */
export type Library = (text: string, options: SearchOptions) => readonly Hit[]

/** Of the rarest words of a message; each costs about a millisecond. */
const mostWords = 40
/** So many are compared of the answers found by words, of the other passages, and of the answers close in meaning. */
const most = { words: 60, passages: 20, meaning: 30 }

const boost = { asks: 1, title: 0.8, text: 0.6 }

/** Reads all lessons and indexes what they say. */
export async function openLibrary(
  weights = readRankingWeights(),
  written: readonly LessonPassage[] = writtenAnswers,
): Promise<Library> {
  const documents = [...(await readPassages()), ...written].map((found) => ({
    found,
    asks: (found.asks ?? []).join('. '),
    title: found.isAnswer ? '' : found.title,
    text: found.text,
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
    (found.isAnswer ? (found.asks ?? []) : [found.title]).map((wording) => {
      const words = weighted(wording)
      const meaning = meaningOf(wording, weights)
      return { wording, words, meaning, terms: new Set(words.flatMap(({ terms }) => terms)) }
    }),
  )
  const centers = wordings.map((own) =>
    toUnit(
      own.reduce(
        (sum, { meaning }) => sum.map((value, column) => value + (meaning[column] ?? 0)),
        new Float32Array(weights.columns),
      ),
    ),
  )

  return (text, options) => {
    const { kind, about, topic, problem, last } = options
    const terms = new Set(tokenize(text).flatMap((word) => processTerm(word) ?? []))
    const words = weighted(text)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostWords)
    const context = weighted(options.context ?? '')
    const meaning = meaningOf(text, weights)
    const isShort = words.length < 3
    const isReply = context.length > 0
    const byWords = new Map(
      index
        .search(words.map(({ word }) => word).join(' '))
        .map(({ id, score, queryTerms }) => [id as number, { score, queryTerms }] as const),
    )
    const nearest = (at: number) =>
      (wordings[at] ?? []).reduce((most, each) => Math.max(most, closeness(each.meaning, meaning)), 0)
    const inside = documents.flatMap(({ found }, at) => {
      const isOther = found.problem !== undefined && found.problem !== problem
      return !isOther && found.patterns.some((name) => topic.includes(name)) ? [at] : []
    })
    const near = new Map(inside.map((at) => [at, nearest(at)]))
    const found = [...byWords]
      .map(([at, { score }]) => ({ at, score: near.has(at) ? score : score / 2 }))
      .toSorted((a, b) => b.score - a.score)
    const isAnswer = (at: number) => documents[at]?.found.isAnswer === true
    const answers = found.filter(({ at }) => isAnswer(at))
    const passages = found.filter(({ at }) => !isAnswer(at))
    const candidates = new Set([
      ...answers.slice(0, most.words).map(({ at }) => at),
      ...passages.slice(0, most.passages).map(({ at }) => at),
      ...inside
        .filter(isAnswer)
        .toSorted((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0))
        .slice(0, most.meaning),
    ])
    const topScore = Math.max(1, answers[0]?.score ?? 0)
    const hits = [...candidates].map((id) => {
      const { found } = documents[id] as (typeof documents)[0]
      const { score = 0, queryTerms = [] } = byWords.get(id) ?? {}
      const share = shareOf(words, (term) => queryTerms.includes(term))
      const own = (wordings[id] ?? []).map(({ wording, words: parts, terms: known, meaning: its }) => {
        const part = shareOf(parts, (term) => terms.has(term))
        const alike = part * shareOf(words, (term) => known.has(term))
        return { wording, asked: part, alike, fit: alike + closeness(its, meaning) }
      })
      const { wording, asked, alike } = own.reduce((best, each) => (each.fit > best.fit ? each : best))
      const shared = found.patterns.filter((name) => about.includes(name)).length
      const isElsewhere = about.length > 0 && shared === 0
      const contextShare = shareOf(context, (term) => termsIn[id]?.has(term) ?? false)
      const closest = near.get(id) ?? nearest(id)
      const isGeneral = found.problem === undefined
      // `Why is the diagonal of the LCS safe`, where edit distance is spoken of.
      const isOnTask = isGeneral && found.about !== undefined && Boolean(problem)
      const features: Features = {
        one: 1,
        relative: score / topScore,
        logRelative: Math.log(score / topScore + 0.05),
        behind: (score - topScore) / 10,
        share,
        asked,
        alike,
        isAll: share > 0.95 && asked > 0.95 ? 1 : 0,
        near: closest,
        veryNear: Math.max(0, closest - 0.7),
        center: closeness(centers[id] as Float32Array, meaning),
        [`${kind} > ${isGeneral ? found.kinds[0] : found.kinds.includes(kind) ? 'same' : 'problem'}`]: 1,
        shared: Math.min(shared, 1),
        sharedTwice: shared > 1 ? 1 : 0,
        elsewhere: isElsewhere && !isReply ? 1 : 0,
        leaves: isElsewhere && isReply ? 1 : 0,
        leavesWhenShort: isElsewhere && isReply && isShort ? 1 : 0,
        outside: found.patterns.some((name) => topic.includes(name)) ? 0 : 1,
        ofProblem: !isGeneral && found.problem === problem ? 1 : 0,
        ofOtherProblem: !isGeneral && found.problem !== problem ? 1 : 0,
        isOnProblem: isOnTask && found.about === problem ? 1 : 0,
        isOnOtherProblem: isOnTask && found.about !== problem ? 1 : 0,
        contextShare,
        contextShareOfShort: isShort ? contextShare : 0,
        isLast: found.id === last ? 1 : 0,
      }
      const total = Object.entries(features).reduce(
        (sum, [name, value]) => sum + value * (weights.ranking[name] ?? 0),
        0,
      )
      return { found, score: total, share, asked, wording, features }
    })
    return rankHits(hits)
  }
}

/** Best first, each with its chance. */
export function rankHits(hits: readonly Omit<Hit, 'chance'>[]): readonly Hit[] {
  const sum = hits.reduce((total, { found, score }) => total + (found.isAnswer ? Math.exp(score) : 0), 1)
  return hits
    .map((hit) => ({ ...hit, chance: Math.exp(hit.score) / sum }))
    .toSorted((a, b) => b.score - a.score)
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
