import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { standing as emptyReply } from '#testing/browser/standing-replies.ts'
import type { PatternStanding, RoundSummary, Standing } from '../contract.ts'
import { isRoundNext, offerRound, offerText, roundSizeOf } from './round-offer.ts'

const now = Date.parse('2026-11-23T12:00:00')
const at = (days: number) => new Date(now + days * dayMs).toISOString()

const pattern = (due: number, lastSeen: number) =>
  ({ due: at(due), lastSeen: at(lastSeen) }) as unknown as PatternStanding

function standing(patterns: PatternStanding[], more: Partial<Standing> = {}): Standing {
  return {
    ...emptyReply(),
    patterns,
    answered: patterns.length,
    counted: patterns.length,
    utcOffset: 0,
    ...more,
  }
}

const openRound = (results: RoundSummary['results']): RoundSummary => ({
  id: 'open',
  kind: 'daily',
  createdAt: at(0),
  endedAt: null,
  results,
  ms: 0,
})

test('the first round is offered before anything was answered', () => {
  expect(offerRound(standing([]), [], now)).toEqual({ kind: 'first' })
})

test('the first round is offered to someone who has only answered outside of rounds', () => {
  expect(offerRound(standing([pattern(1, 0)], { counted: 0 }), [], now)).toEqual({ kind: 'first' })
})

test('a round that was begun is continued, one that was only opened is offered anew', () => {
  const [right, open] = [
    { kind: 'spot', result: 'right' } as const,
    { kind: 'spot', result: 'open' } as const,
  ]
  const some = standing([pattern(-1, -1)], { dueCount: 1 })
  expect(offerRound(some, [openRound([right, open])], now)).toMatchObject({ kind: 'open', answered: 1 })
  expect(offerRound(some, [openRound([open, open])], now)).toEqual({
    kind: 'due',
    dueCount: 1,
    roundSize: 10,
  })
})

test('what is due is counted with its minutes', () => {
  const offerOf = (dueCount: number, roundSize: number) =>
    offerRound(standing([pattern(-1, -3)], { dueCount, roundSize }), [], now)
  expect(offerText(offerOf(7, 7))).toBe('Seven prompts are due today. About four minutes.')
  expect(offerText(offerOf(3, 10))).toBe('Ten prompts, three of them due. About six minutes.')
  expect(offerText(offerOf(0, 4))).toContain('four prompts. About two minutes.')
  expect(roundSizeOf(offerOf(3, 10))).toBe(10)
})

test('after a long absence the rest waits', () => {
  const patterns = Array.from({ length: 14 }, () => pattern(-20, -31))
  const offer = offerRound(standing(patterns, { dueCount: 10 }), [], now)
  expect(offer).toEqual({ kind: 'away', days: 31, dueCount: 10, roundSize: 10, isMoreDue: true })
  // Without a number: prompts of a round and patterns that are due cannot be subtracted.
  expect(offerText(offer)).toContain("Today's round has ten prompts. The rest can wait")
})

test('after the round it says what is due by tomorrow', () => {
  const offer = offerRound(standing([pattern(1, 0), pattern(4, 0)], { roundsToday: 1 }), [], now)
  expect(offer).toMatchObject({ kind: 'done', roundsToday: 1, dueTomorrow: 1 })
  expect(offerText(offer)).toContain('One pattern is due by tomorrow.')
  // A third round still feeds the schedule.
  expect(offerText(offer)).toContain('count for your altitude, a third would not.')
})

test('on a day when nothing is due it says so', () => {
  expect(offerRound(standing([pattern(2, -1)]), [], now)).toMatchObject({ kind: 'nothing-due' })
})

test('the round comes first while it is due, not after it is finished or when nothing is due', () => {
  expect(isRoundNext({ kind: 'due', dueCount: 3, roundSize: 10 })).toBe(true)
  expect(isRoundNext({ kind: 'first' })).toBe(true)
  expect(isRoundNext({ kind: 'done', dueCount: 0, roundSize: 10, roundsToday: 1, dueTomorrow: 9 })).toBe(
    false,
  )
  expect(isRoundNext({ kind: 'nothing-due', dueCount: 0, roundSize: 10 })).toBe(false)
})
