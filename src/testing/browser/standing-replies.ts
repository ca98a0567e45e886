import { patternList } from '#curriculum/pattern-list.ts'
import { dayMs } from '#platform/durations.ts'
import { deviceOffset } from '#platform/local-day.ts'
import type { PatternStanding, RoundSummary, Standing } from '#practice/contract.ts'

/** Some moments of a day, in the past and the future. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

/** Never asked. */
export const untouched: Omit<PatternStanding, 'pattern'> = {
  n: 0,
  right: 0,
  recall: null,
  interval: null,
  isShown: false,
  earlier: null,
  weight: 0,
  offsetVariance: 0.5,
  worth: 0.05,
  stability: null,
  due: null,
  lastSeen: null,
  isSecure: false,
  isUsedUp: false,
}

/** A pattern with answers: '+' right, '-' wrong. From three on there is enough for a number. */
export function standingOf(
  pattern: string,
  answers: string,
  more: Partial<PatternStanding> = {},
): PatternStanding {
  const n = answers.length
  const right = [...answers].filter((sign) => sign === '+').length
  const recall = (right + 1) / (n + 2)
  const width = 0.6 / Math.sqrt(n + 1)
  return {
    ...untouched,
    pattern,
    n,
    right,
    recall,
    interval: [Math.max(0, recall - width), Math.min(1, recall + width)],
    isShown: n >= 3,
    weight: n,
    offsetVariance: 0.5 / (n + 1),
    stability: 14,
    due: daysFromNow(3),
    lastSeen: daysFromNow(-1),
    ...more,
  }
}

/** Nobody's answers yet, apart from those given. */
export function standing(begun: readonly PatternStanding[] = [], more: Partial<Standing> = {}): Standing {
  const answered = begun.reduce((sum, { n }) => sum + n, 0)
  return {
    patterns: patternList.map(
      ({ name }) => begun.find(({ pattern }) => pattern === name) ?? { ...untouched, pattern: name },
    ),
    counted: answered,
    altitude: { meters: 1000, range: 245 },
    levelVariance: 0.4,
    days: [],
    checks: [],
    check: 'open',
    best: { streak: 0, storm: 0 },
    isFlattered: false,
    words: [],
    confusions: [],
    endedConfusions: [],
    improvements: [],
    answered,
    dueCount: 0,
    roundSize: 10,
    roundsToday: 0,
    pendingCount: 0,
    utcOffset: deviceOffset(),
    forecasts: [],
    ...more,
  }
}

/** Results by letter: r right, w wrong, k not known, o open; a capital is a duel. */
export function roundSummary(
  id: string,
  results: string,
  createdAt: string,
  more: Partial<RoundSummary> = {},
): RoundSummary {
  const meanings = { r: 'right', w: 'wrong', k: 'unknown', o: 'open' } as const
  return {
    id,
    kind: 'daily',
    createdAt,
    endedAt: createdAt,
    results: [...results].map((letter) => ({
      kind: letter === letter.toLowerCase() ? 'spot' : 'flip',
      result: meanings[letter.toLowerCase() as keyof typeof meanings],
    })),
    ms: results.length * 36_000,
    ...more,
  }
}

export const noRounds = { rounds: [], total: 0, hasMore: false }
