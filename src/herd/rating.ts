import type { CriterionKey, Scores } from './contract.ts'

export interface Criterion {
  readonly key: CriterionKey
  readonly title: string
  /** What a high score means, in a few words. */
  readonly summary: string
}

/** In the order of the form. Not in the contract, because the browser must not load that. */
export const criteria: readonly Criterion[] = [
  {
    key: 'problemUnderstanding',
    title: 'Problem understanding',
    summary: 'Restated it, asked about edge cases',
  },
  { key: 'approach', title: 'Approach', summary: 'Named a pattern and justified it' },
  { key: 'complexity', title: 'Complexity', summary: 'Time and space, without prompting' },
  { key: 'codeQuality', title: 'Code quality', summary: 'Readable, correct, well named' },
  { key: 'testing', title: 'Testing', summary: 'Walked through a case by hand' },
  { key: 'communication', title: 'Communication', summary: 'Thought out loud throughout' },
  { key: 'optimization', title: 'Optimization', summary: 'Improved on the first idea' },
]

/** The word for each score, 1 first. */
export const scoreWords = ['Poor', 'Below Average', 'Average', 'Good', 'Excellent'] as const

export const maxTotal = criteria.length * scoreWords.length

export type Band = 'Strong hire' | 'Hire with confidence' | 'Borderline/passable' | 'No hire'

/** The first criterion without a score, in the order of the form; undefined when all are set. */
export function findUnscored(scores: Partial<Scores>): Criterion | undefined {
  return criteria.find(({ key }) => scores[key] === undefined)
}

/** Exactly the seven keys, each a whole number from 1 to 5. */
export function isScores(value: unknown): value is Scores {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map<string, unknown>(Object.entries(value))
  return entries.size === criteria.length && criteria.every(({ key }) => isScore(entries.get(key)))
}

/** 7 to 35. */
export function totalOf(scores: Scores): number {
  return criteria.reduce((total, { key }) => total + scores[key], 0)
}

export function bandOf(total: number): Band {
  if (total >= 30) return 'Strong hire'
  if (total >= 25) return 'Hire with confidence'
  if (total >= 20) return 'Borderline/passable'
  return 'No hire'
}

/** Mean of the seven, to one decimal: what is shown and submitted. */
export function scoreOf(total: number): number {
  return Math.round((total / criteria.length) * 10) / 10
}

export function formatScore(score: number): string {
  return score.toFixed(1)
}

/** Feedback on a completed interview: seven scores with a comment, or plain text. */
export type Feedback =
  | { readonly kind: 'scored'; readonly scores: Scores; readonly comment: string }
  /** `malformed` means it looks like JSON scores but cannot be read as such, which is logged. */
  | { readonly kind: 'text'; readonly text: string; readonly malformed: boolean }

/** The stored form. */
export function formatFeedback(scores: Scores, comment: string): string {
  const ordered = Object.fromEntries(criteria.map(({ key }) => [key, scores[key]]))
  return JSON.stringify({ scores: ordered, comment: comment.trim() })
}

/** Never throws: anything but the stored form is plain text. */
export function parseFeedback(stored: string): Feedback {
  const text = stored.trim()
  const object = parseObject(text)
  const scores = object?.get('scores')
  const comment = object?.get('comment') ?? ''
  if (isScores(scores) && typeof comment === 'string') return { kind: 'scored', scores, comment }
  return { kind: 'text', text, malformed: text.startsWith('{') }
}

function parseObject(text: string): Map<string, unknown> | undefined {
  if (!text.startsWith('{')) return
  try {
    return new Map(Object.entries(JSON.parse(text)))
  } catch {
    return
  }
}

export function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= scoreWords.length
}

/** How a self-score compares with the interviewer's score: '1 higher', '2 lower', 'the same'. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'the same'
  return `${Math.abs(difference)} ${difference > 0 ? 'higher' : 'lower'}`
}

/** One sentence on all seven criteria, which names where the two differ most. */
export function differencesText(scores: Scores, selfScores: Scores): string {
  const differing = criteria
    .map(({ key, title }) => ({ title, difference: selfScores[key] - scores[key] }))
    .filter(({ difference }) => difference !== 0)
  if (differing.length === 0) return 'Both of you gave the same seven scores.'
  const same = criteria.length - differing.length
  const widest = Math.max(...differing.map(({ difference }) => Math.abs(difference)))
  const furthest = differing.filter(({ difference }) => Math.abs(difference) === widest)
  const where = furthest
    .map(({ title, difference }) => `${title} (self-score ${differenceText(difference)})`)
    .join(', ')
  return `The same on ${same} of ${criteria.length}. Furthest apart: ${where}.`
}
