import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import { localDay } from '#platform/local-day.ts'
import { seededRandom, testBank } from '#testing/practice-bank.ts'
import type { Grade } from '../judge.ts'
import { duePatterns } from '../standing/present-standing.ts'
import { addAnswers, emptyStanding, type JudgedAnswer, type StandingState } from '../standing/standing.ts'
import type { ItemRef } from './bank.ts'
import { composeDaily, composeFree, composeWorst, type RoundInput } from './compose-round.ts'

const bank = testBank({ patternCount: 43, promptCount: 3 })
const start = Date.UTC(2026, 0, 1, 12)
const names = bank.patterns.map(({ name }) => name)
const none: ReadonlySet<string> = new Set()

function answer(promptId: string, at: number, grade: Grade, wrong?: string, from = bank): JudgedAnswer {
  const prompts = from.promptsOf(from.findPair(promptId) ? 'flip' : 'spot', promptId)
  return {
    id: `${at} ${promptId}`,
    at,
    day: Math.floor(at / dayMs),
    offset: 0,
    promptId,
    kind: prompts.length === 2 ? 'flip' : 'spot',
    dailyRound: null,
    verdicts: prompts.map(({ id, pattern }) => ({
      prompt: id,
      pattern,
      named: grade > 1 ? pattern : (wrong ?? null),
      grade,
    })),
  }
}

function input(state: StandingState, day: number, seed = 1, rest: Partial<RoundInput> = {}): RoundInput {
  return { bank, state, now: start + day * dayMs, offset: 0, random: seededRandom(seed), ...rest }
}

const patternsOf = ({ kind, id }: ItemRef) => bank.promptsOf(kind, id).map(({ pattern }) => pattern)
const promptsOf = ({ kind, id }: ItemRef) => bank.promptsOf(kind, id).map((prompt) => prompt.id)

/** Answers to the first prompt of the first patterns. */
const known = (count: number, grade: Grade, at = start) =>
  addAnswers(
    emptyStanding(),
    names.slice(0, count).map((name) => answer(`${name}-1`, at, grade)),
  )

describe('a daily round', () => {
  test('of a newcomer holds ten patterns in the order of the lessons, shuffled', () => {
    const items = composeDaily(input(emptyStanding(), 0), none)
    expect(items).toHaveLength(10)
    expect(new Set(items.flatMap(patternsOf))).toEqual(new Set(names.slice(0, 10)))
    expect(items.flatMap(patternsOf)).not.toEqual(names.slice(0, 10))
    expect(items.every((item) => item.kind === 'spot' && !item.isNew && !item.isSeen)).toBe(true)
  })

  test('introduces the pattern of a lesson with a tick by two Spots in a row', () => {
    const items = composeDaily(input(emptyStanding(), 0), new Set(['trie']))
    const index = items.findIndex((item) => item.kind === 'spot' && item.isNew)
    expect(items.slice(index, index + 2).flatMap(patternsOf)).toEqual(['trie', 'trie'])
    expect(items[index + 1]).toMatchObject({ isNew: false })
  })

  test('introduces the next pattern in the order of the lessons when none has a tick', () => {
    const items = composeDaily(input(known(4, 3), 1), none)
    expect(items.filter((item) => item.kind === 'spot' && item.isNew).flatMap(patternsOf)).toEqual([names[4]])
  })

  test('holds what is due the next day, and what is worth most when too much is due', () => {
    const items = composeDaily(input(known(6, 1), 1), none)
    expect(items.flatMap(patternsOf)).toEqual(expect.arrayContaining(names.slice(0, 6)))
    const all = known(43, 1)
    // Two of them have been right twice since: they are worth less.
    const better = addAnswers(
      all,
      names
        .slice(0, 2)
        .flatMap((name) => [2, 3].map((number) => answer(`${name}-${number}`, start + number, 3))),
    )
    const later = composeDaily(input(better, 300), none)
    expect(later).toHaveLength(10)
    expect(
      later.some((item) => item.kind === 'spot' && patternsOf(item).some((name) => names.indexOf(name) < 2)),
    ).toBe(false)
  })

  test('has ten items after 30 idle days, and introduces nothing while so much is due', () => {
    const items = composeDaily(input(known(20, 3), 30), none)
    expect(items).toHaveLength(10)
    expect(items.some((item) => item.kind === 'spot' && item.isNew)).toBe(false)
  })

  test('duels about the worst confusions of the person first', () => {
    const [first = '', second = ''] = names
    const slips = [2, 3].map((number) => answer(`${first}-${number}`, start + number, 1, second))
    const state = addAnswers(known(8, 3), slips)
    const duelsOn = (from: StandingState, day: number) =>
      composeDaily(input(from, day), none).filter((item) => item.kind === 'flip')
    const own = bank.pairBetween(first, second)!.id
    const [duel, ...others] = duelsOn(state, 1).toSorted(
      (a, b) => Number(b.id === own) - Number(a.id === own),
    )
    expect(duel).toEqual({
      kind: 'flip',
      id: own,
      confusion: { pattern: first, takenFor: second, count: 2, of: 3 },
    })
    expect(others).toHaveLength(1)
    // It may not come again for two weeks. Other rivals do.
    const played = addAnswers(state, [answer(own, start + dayMs, 1, 'trie')])
    expect(duelsOn(played, 2)).toHaveLength(2)
    expect(duelsOn(played, 2).map(({ id }) => id)).not.toContain(own)
  })

  test('that is the third of a day uses up nothing new, and asks what was seen two weeks ago', () => {
    const inRound = (round: string, number: number, at: number) => ({
      ...answer(`${names[number]}-1`, at, 3),
      dailyRound: round,
    })
    const now = start + 20 * dayMs
    const today = ['a', 'b'].map((round, number) => inRound(round, 40 + number, now - hourMs + number))
    const seen = addAnswers(known(8, 3), today)
    const items = composeDaily(input(seen, 20), none)
    expect(items.length).toBeGreaterThan(0)
    expect(items.flatMap(promptsOf).every((id) => seen.seen[id] !== undefined)).toBe(true)
    expect(composeDaily(input(addAnswers(emptyStanding(), today), 20), none)).toEqual([])
    expect(composeDaily(input(addAnswers(emptyStanding(), today), 21), none)).toHaveLength(10)
  })

  test('is the same the whole day', () => {
    const state = known(9, 2)
    const at = (hour: number) =>
      composeDaily({ ...input(state, 14, 7), now: start + 14 * dayMs + hour * hourMs }, none)
    expect(at(11)).toEqual(at(-12))
    expect(at(0)).toEqual(at(-12))
  })

  test('keeps all its rules, whatever was answered before', () => {
    const ids = [
      ...names.flatMap((name) => [1, 2, 3].map((number) => `${name}-${number}`)),
      ...bank.pairs.map(({ id }) => id),
    ]
    const history = fc.array(
      fc.record({
        id: fc.constantFrom(...ids),
        day: fc.nat(60),
        grade: fc.constantFrom<Grade>(1, 2, 3, 4),
        wrong: fc.constantFrom(...names),
      }),
      { maxLength: 80 },
    )
    fc.assert(
      fc.property(history, fc.integer(), fc.subarray(names), (past, seed, learning) => {
        const state = addAnswers(
          emptyStanding(),
          past.map(({ id, day, grade, wrong }, index) =>
            answer(id, start + day * dayMs + index, grade, wrong),
          ),
        )
        const given = input(state, 61, seed)
        const items = composeDaily(given, new Set(learning))
        expect(items).toHaveLength(10)
        expect(items).toEqual(composeDaily({ ...given, random: seededRandom(seed) }, new Set(learning)))
        expect(items.filter(({ kind }) => kind === 'flip').length).toBeLessThanOrEqual(2)
        expect(items.filter((item) => item.kind === 'spot' && item.isNew).length).toBeLessThanOrEqual(1)
        const prompts = items.flatMap(promptsOf)
        expect(new Set(prompts).size).toBe(prompts.length)
        for (const [index, item] of items.entries()) {
          const before = items[index - 1]
          if (before && !(before.kind === 'spot' && before.isNew))
            expect(patternsOf(before).filter((name) => patternsOf(item).includes(name))).toEqual([])
          const seenAt = state.seen[item.id]
          if (seenAt !== undefined) expect(given.now - seenAt).toBeGreaterThanOrEqual(14 * dayMs)
          if (item.kind !== 'spot') continue
          expect(item.isSeen).toBe(seenAt !== undefined)
          if (!item.isSeen) continue
          const pattern = bank.patterns.find(({ name }) => name === patternsOf(item)[0])!
          const unseen = pattern.openIds.filter((id) => state.seen[id] === undefined)
          expect(
            unseen.filter((id) => !prompts.includes(id)),
            'prompts never seen come first',
          ).toEqual([])
        }
        const due = duePatterns(state, bank, localDay(given))
        const asked = new Set(items.flatMap(patternsOf))
        if (due.length <= 6) expect(due.filter((name) => !asked.has(name))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('puts rivals next to each other', () => {
    const items = composeDaily(input(known(10, 1), 1), none)
    const rivals = items.slice(1).filter((item, index) => {
      const [before, after] = [patternsOf(items[index]!), patternsOf(item)]
      return before.some((name) => after.some((other) => bank.pairBetween(name, other)))
    })
    expect(rivals.length).toBeGreaterThanOrEqual(4)
  })

  test('leaves out prompts of other open rounds', () => {
    const reserved = new Set(names.flatMap((name) => [`${name}-1`, `${name}-2`]))
    const items = composeDaily(input(emptyStanding(), 0, 1, { reserved }), none)
    expect(items.flatMap(promptsOf).filter((id) => reserved.has(id))).toEqual([])
  })

  test('has ten items with the ten patterns of a guest, day after day', () => {
    const small = testBank({ patternCount: 10, promptCount: 12 })
    let state = emptyStanding()
    for (let day = 0; day < 5; day++) {
      const items = composeDaily(
        { bank: small, state, now: start + day * dayMs, offset: 0, random: seededRandom(day) },
        none,
      )
      expect(items).toHaveLength(10)
      const answers = items.map(({ id }, index) =>
        answer(id, start + day * dayMs + index, 3, undefined, small),
      )
      state = addAnswers(state, answers)
    }
  })
})

describe('a free round', () => {
  test.each([5, 10, 20])('has the %i items that were chosen', (size) => {
    const items = composeFree(input(emptyStanding(), 0), undefined, size)
    expect(items).toHaveLength(size)
  })

  test('of two patterns holds these only, with their duel', () => {
    const [first = '', second = ''] = names
    const weights = new Map([first, second].map((name) => [name, 1]))
    const items = composeFree(input(emptyStanding(), 0), weights, 5)
    expect(items).toHaveLength(5)
    expect(new Set(items.flatMap(patternsOf))).toEqual(new Set([first, second]))
    expect(items.filter(({ kind }) => kind === 'flip').map(({ id }) => id)).toEqual([
      bank.pairBetween(first, second)?.id,
    ])
  })

  test('of two patterns draws each at random, also the same one twice running', () => {
    const [first = '', second = ''] = names
    const weights = new Map([first, second].map((name) => [name, 1]))
    const large = testBank({ patternCount: 43, promptCount: 12 })
    let [pairs, same] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const items = composeFree(input(emptyStanding(), 0, seed, { bank: large }), weights, 10)
      expect(items).toHaveLength(10)
      const spots = items
        .filter(({ kind }) => kind === 'spot')
        .map(({ kind, id }) => large.promptsOf(kind, id)[0]?.pattern)
      pairs += spots.length - 1
      same += spots.slice(1).filter((name, index) => name === spots[index]).length
    }
    expect(same / pairs).toBeGreaterThan(0.4)
    expect(same / pairs).toBeLessThan(0.6)
  })

  test('of one pattern ends when its prompts are used up', () => {
    const items = composeFree(input(emptyStanding(), 0), new Map([['trie', 1]]), 10)
    expect(items.length).toBeGreaterThanOrEqual(3)
    expect(new Set(items.flatMap(patternsOf))).toEqual(new Set(['trie']))
  })

  test('of a mix follows its weights', () => {
    const weights = new Map([
      ['two-pointers', 6],
      ['trie', 2],
      ['union-find', 2],
    ])
    const large = testBank({ patternCount: 43, promptCount: 12 })
    const items = composeFree(input(emptyStanding(), 0, 1, { bank: large }), weights, 10)
    const counts = Map.groupBy(items, ({ kind, id }) => large.promptsOf(kind, id)[0]!.pattern)
    expect(counts.get('two-pointers')).toHaveLength(6)
    expect(counts.get('trie')).toHaveLength(2)
  })
})

describe('a round of the worst confusions', () => {
  test('asks about both patterns and duels', () => {
    const [first = '', second = ''] = names
    const slips = [1, 2].map((number) => answer(`${first}-${number}`, start + number, 1, second))
    const state = addAnswers(emptyStanding(), slips)
    expect(composeWorst(input(addAnswers(emptyStanding(), slips.slice(0, 1)), 1), 5), 'one slip').toEqual([])
    const items = composeWorst(input(state, 1), 5)
    expect(items).toHaveLength(5)
    expect(new Set(items.flatMap(patternsOf))).toEqual(new Set([first, second]))
    expect(items.filter(({ kind }) => kind === 'flip')).toHaveLength(1)
  })

  test('is empty without a confusion', () => {
    expect(composeWorst(input(known(5, 3), 1), 10)).toEqual([])
  })
})
