import { describe, expect, it } from 'vitest'
import type { Result, Results } from '#learning/results.ts'
import { dayMs } from '#platform/durations.ts'
import { localDay } from '#platform/local-day.ts'
import { ratedAnswer, seededRandom, testBank } from '#testing/practice-bank.ts'
import { addAnswers, emptyStanding, type JudgedAnswer } from '../standing/standing.ts'
import { chooseDoing, composeDailyRound } from './compose-daily-round.ts'

const bank = testBank({ patternCount: 43, promptCount: 6 })
const patterns = bank.patterns.map(({ name }) => name)
const now = Date.UTC(2026, 10, 20, 12)
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString()
const drive = (days: number, right = 9): Result => ({
  kind: 'drive',
  at: daysAgo(days),
  input: 'x',
  acts: 9,
  right,
})
const build = (days: number): Result => ({ kind: 'build', at: daysAgo(days), rung: 'order', language: 'cpp' })
const slip = (days: number): Result => ({ kind: 'slip', at: daysAgo(days), slip: 's', isRight: true })

/** A person who answered each of these patterns: '+' right, '-' wrong, the newest last. */
function standingOf(answers: Readonly<Record<string, string>>) {
  const given = Object.entries(answers).flatMap(([pattern, signs]) =>
    [...signs].map((sign, index): JudgedAnswer => {
      const at = now - 2 * dayMs + index * 60_000
      const promptId = bank.patterns.find(({ name }) => name === pattern)!.openIds[index]!
      const isRight = sign === '+'
      return {
        ...{ id: `${pattern} ${index}`, at, day: localDay({ now: at, offset: 0 }), offset: 0, promptId },
        ...{ kind: 'spot', dailyRound: null },
        ...ratedAnswer,
        verdicts: [{ prompt: promptId, pattern, named: isRight ? pattern : null, grade: isRight ? 3 : 1 }],
      }
    }),
  )
  return addAnswers(emptyStanding(), given)
}

const choose = (answers: Readonly<Record<string, string>>, results: Results = {}) =>
  chooseDoing({ state: standingOf(answers), results, patterns, until: now })

describe('what is done after the prompts', () => {
  it('is nothing before a pattern was named right twice in a row', () => {
    expect(choose({})).toBeUndefined()
    expect(choose({ 'two-pointers': '+', trie: '++-' })).toBeUndefined()
    expect(choose({ 'two-pointers': '-++' })).toEqual({ kind: 'drive', pattern: 'two-pointers' })
  })

  it('is what the first spotted pattern is missing: a run, and after a clean one its lines', () => {
    const spotted = { 'sliding-window': '++', 'two-pointers': '++' }
    expect(choose(spotted)).toEqual({ kind: 'drive', pattern: 'two-pointers' })
    expect(choose(spotted, { 'two-pointers': [drive(0)] })).toEqual({
      kind: 'order',
      pattern: 'two-pointers',
    })
    const done = [drive(0), build(0)]
    expect(choose(spotted, { 'two-pointers': done })).toEqual({ kind: 'drive', pattern: 'sliding-window' })
    expect(choose(spotted, { 'two-pointers': done, 'sliding-window': [drive(0, 8)] })).toBeUndefined()
  })

  it('is a build again when that is due', () => {
    expect(choose({ 'two-pointers': '++' }, { 'two-pointers': [drive(0), build(60)] })).toEqual({
      kind: 'order',
      pattern: 'two-pointers',
    })
  })

  it('is what is due before what is new, and by turns a run and a slip', () => {
    const spotted = { 'two-pointers': '++', 'sliding-window': '++' }
    const bad = drive(9, 2)
    expect(choose(spotted, { 'sliding-window': [bad] })).toEqual({ kind: 'slip', pattern: 'sliding-window' })
    expect(choose(spotted, { 'sliding-window': [bad, slip(8)] })?.pattern).toBe('sliding-window')
    expect(choose({ 'sliding-window': '++' }, { 'sliding-window': [drive(400), slip(300)] })).toEqual({
      kind: 'drive',
      pattern: 'sliding-window',
    })
  })

  it('does not ask for what is not due', () => {
    expect(choose({ 'two-pointers': '++' }, { 'two-pointers': [drive(1), build(1)] })).toBeUndefined()
  })
})

describe('a daily round', () => {
  const round = (answers: Readonly<Record<string, string>>, results: Results = {}) =>
    composeDailyRound(
      { bank, state: standingOf(answers), now, offset: 0, random: seededRandom('a') },
      { learning: new Set(), results },
    )

  it('has ten things at most, whether one of them is done with the hands or not', () => {
    const spotted = round({ 'two-pointers': '++' })
    expect(spotted.items).toHaveLength(9)
    expect(spotted.doing).toEqual({ kind: 'drive', pattern: 'two-pointers' })
    const others = round({ 'two-pointers': '+-' })
    expect(others.items).toHaveLength(10)
    expect(others.doing).toBeUndefined()
  })
})
