import { patternList } from '#curriculum/pattern-list.ts'
import { dayMs } from '#platform/durations.ts'
import { deviceOffset } from '#platform/local-day.ts'
import type { PatternStanding, RoundSummary, Standing } from '#practice/contract.ts'
import { recallOf } from '#practice/standing/recall.ts'

/** Some moments of a day, in the past and the future. */
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

const untouched: Omit<PatternStanding, 'pattern'> = {
  n: 0,
  right: 0,
  recall: null,
  interval: null,
  weight: 0,
  rightWeight: 0,
  stability: null,
  due: null,
  lastSeen: null,
  isSecure: false,
  isUsedUp: false,
}

/** A pattern with answers given in the last days: '+' right, '-' wrong, the newest last, two days apart. */
export function standingOf(
  pattern: string,
  answers: string,
  more: Partial<PatternStanding> = {},
): PatternStanding {
  const given = [...answers].map((sign, index) => ({
    at: Date.now() - (1 + 2 * (answers.length - 1 - index)) * dayMs,
    isRight: sign === '+',
  }))
  const { value, ...recall } = recallOf(given, 14, Date.now())
  return {
    ...untouched,
    pattern,
    n: given.length,
    right: given.filter(({ isRight }) => isRight).length,
    recall: value,
    ...recall,
    interval: recall.interval && [...recall.interval],
    stability: 14,
    due: daysFromNow(3),
    lastSeen: daysFromNow(-1),
    ...more,
  }
}

/** Nobody's answers yet, apart from those given. */
export function standing(begun: readonly PatternStanding[] = [], more: Partial<Standing> = {}): Standing {
  return {
    patterns: patternList.map(
      ({ name }) => begun.find(({ pattern }) => pattern === name) ?? { ...untouched, pattern: name },
    ),
    confusions: [],
    answered: begun.reduce((sum, { n }) => sum + n, 0),
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
