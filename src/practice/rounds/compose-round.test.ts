import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPattern } from '#curriculum/patterns.ts'
import { dayMs, hourMs } from '#platform/durations.ts'
import { ratedAnswer, seededRandom, testBank } from '#testing/practice-bank.ts'
import type { Grade } from '../judge.ts'
import { recallOf } from '../standing/present-standing.ts'
import { addAnswers, emptyStanding, type JudgedAnswer, type StandingState } from '../standing/standing.ts'
import type { ItemRef } from './bank.ts'
import { composeFree, composeWorst, isMix } from './compose-free.ts'
import { composePlay } from './compose-play.ts'
import { composeDaily } from './compose-round.ts'
import type { RoundInput } from './prompt-picker.ts'

const bank = testBank({ patternCount: 43, promptCount: 12 })
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
    ...ratedAnswer,
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
  test('of a newcomer holds ten patterns of at least six categories, at most two of each', () => {
    const firsts = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const items = composeDaily(input(emptyStanding(), 0, seed), none)
      expect(items).toHaveLength(10)
      expect(new Set(items.flatMap(patternsOf)).size).toBe(10)
      const categories = Map.groupBy(items.flatMap(patternsOf), (name) => findPattern(name)?.categoryId)
      expect(categories.size).toBeGreaterThanOrEqual(6)
      for (const names of categories.values()) expect(names.length).toBeLessThanOrEqual(2)
      expect(items.every((item) => item.kind === 'spot' && !item.isNew && !item.isSeen)).toBe(true)
      firsts.add(items.flatMap(patternsOf)[0]!)
    }
    expect(firsts.size, 'not the first lessons').toBeGreaterThan(8)
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

  test('asks nine of ten times what is due before what is not', () => {
    const due = names.slice(0, 6)
    const state = addAnswers(
      known(6, 1),
      // Not due for months.
      names
        .slice(10, 30)
        .flatMap((name) => [1, 2].map((number) => answer(`${name}-${number}`, start + number, 4))),
    )
    let [ofDue, ofOthers] = [0, 0]
    for (let seed = 0; seed < 20; seed++) {
      const asked = composeDaily(input(state, 5, seed), none).flatMap(patternsOf)
      ofDue += new Set(asked.filter((name) => due.includes(name))).size
      ofOthers += asked.filter((name) => names.slice(10, 30).includes(name)).length
    }
    expect(ofDue / 20).toBeGreaterThan(4.5)
    expect(ofOthers).toBeGreaterThan(0)
  })

  test('asks a pattern a second time now and then, so that nothing follows by elimination', () => {
    let again = 0
    for (let seed = 0; seed < 60; seed++) {
      const asked = composeDaily(input(known(30, 3), 4, seed), none).filter(
        (item, index, all) => !(item.kind === 'spot' && all[index - 1]?.kind === 'spot' && item.isNew),
      )
      const patterns = asked.flatMap(patternsOf)
      if (new Set(patterns).size < patterns.length) again++
    }
    expect(again).toBeGreaterThan(15)
  })

  test('gives out one new prompt of a pattern in three days', () => {
    const lately = (day: number, seed: number) =>
      composeDaily(input(known(43, 3), day, seed), none).filter(
        (item) => item.kind === 'spot' && !item.isSeen,
      )
    for (let seed = 0; seed < 10; seed++) {
      // Each pattern was new today; those that have plenty of prompts stand in.
      const patterns = lately(1, seed).flatMap(patternsOf)
      expect(patterns.length).toBeLessThanOrEqual(10)
      expect(lately(3, seed).length).toBeGreaterThanOrEqual(7)
    }
  })

  test('aims at what is named right in three of four cases', () => {
    const level = (right: number) =>
      addAnswers(
        emptyStanding(),
        names.flatMap((name, index) =>
          [1, 2].map((number) =>
            answer(`${name}-${number}`, start + index * 1000 + number, index % 10 < right ? 3 : 1),
          ),
        ),
      )
    const state = level(7)
    const meanOf = (items: readonly ItemRef[]) => {
      const asked = items.filter(({ kind }) => kind === 'spot').flatMap(patternsOf)
      return asked.reduce((sum, name) => sum + recallOf(state, bank, name, start).value, 0) / asked.length
    }
    let [chosen, all] = [0, 0]
    for (let seed = 0; seed < 20; seed++) {
      chosen += Math.abs(meanOf(composeDaily(input(state, 40, seed), none)) - 0.75)
      all += Math.abs(
        names.reduce((sum, name) => sum + recallOf(state, bank, name, start).value, 0) / 43 - 0.75,
      )
    }
    expect(chosen).toBeLessThan(all + 0.2)
  })

  test('says of each item whether it counts: not the second of an introduction, and no duel', () => {
    const items = composeDaily(input(known(6, 3), 1), none)
    const newAt = items.findIndex((item) => item.kind === 'spot' && item.isNew)
    expect(newAt).toBeGreaterThanOrEqual(0)
    for (const [index, item] of items.entries())
      if (item.kind === 'spot') expect(item.isRated, `item ${index}`).toBe(index !== newAt + 1)
      else expect('isRated' in item).toBe(false)
  })

  test('has something that comes back after a miss: the rival of what was missed', () => {
    const items = composeDaily(input(known(20, 3), 16), none)
    const comebacks = items.flatMap((item) => (item.kind === 'spot' && item.comeback) || [])
    expect(comebacks.length).toBeGreaterThan(4)
    expect(new Set([...comebacks, ...items.flatMap(promptsOf)]).size).toBe(
      comebacks.length + items.flatMap(promptsOf).length,
    )
    for (const item of items)
      if (item.kind === 'spot' && item.comeback !== undefined)
        expect(patternsOf({ ...item, id: item.comeback })).toEqual([bank.findPrompt(item.id)?.rival.pattern])
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
    const duel = duelsOn(state, 1).find(({ id }) => id === own)
    expect(duel).toEqual({
      kind: 'flip',
      id: own,
      confusion: { pattern: first, takenFor: second, count: 2, of: 3 },
    })
    // It may not come again for two weeks. Other rivals do.
    const played = addAnswers(state, [answer(own, start + dayMs, 1, 'trie')])
    expect(duelsOn(played, 2).length).toBeGreaterThan(0)
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
    expect(composeDaily(input(addAnswers(known(12, 3), today), 21), none)).toHaveLength(10)
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
          if (item.comeback !== undefined) expect(prompts).not.toContain(item.comeback)
        }
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

  test('of one pattern ends when only the prompts of daily rounds are left', () => {
    const items = composeFree(input(emptyStanding(), 0), new Map([['trie', 1]]), 20)
    expect(items.length).toBeGreaterThanOrEqual(7)
    expect(items.length).toBeLessThan(20)
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

describe('a mix', () => {
  const weights = (entries: Readonly<Record<string, number>>) => new Map(Object.entries(entries))
  const eight = Object.fromEntries(names.filter((_, index) => index % 6 === 0).map((name) => [name, 1]))

  test('counts for recall with eight patterns of which none has more than a quarter', () => {
    expect(isMix(weights(eight))).toBe(true)
    expect(isMix(weights(Object.fromEntries(Object.entries(eight).slice(1))))).toBe(false)
    expect(isMix(weights({ ...eight, 'two-pointers': 3 }))).toBe(false)
    const oneCategory = names.filter(
      (name) => findPattern(name)?.categoryId === findPattern('trie')?.categoryId,
    )
    expect(oneCategory.length).toBeGreaterThanOrEqual(8)
    expect(isMix(new Map(oneCategory.map((name) => [name, 1])))).toBe(false)
  })

  test('marks its Spots, and another free round does not', () => {
    const rated = (items: readonly ItemRef[]) =>
      items.filter((item) => item.kind === 'spot' && item.isRated === true).length
    expect(rated(composeFree(input(emptyStanding(), 0), undefined, 10))).toBeGreaterThanOrEqual(8)
    expect(rated(composeFree(input(emptyStanding(), 0), new Map([['trie', 1]]), 10))).toBe(0)
  })
})

describe('a round that does not count', () => {
  const large = testBank({ patternCount: 12, promptCount: 12 })

  test('leaves the last six unseen prompts of a pattern to daily rounds', () => {
    let state = emptyStanding()
    for (let round = 0; round < 6; round++) {
      const items = composeFree(
        { ...input(state, round, round), bank: large },
        new Map([['two-pointers', 1]]),
        20,
      )
      state = addAnswers(
        state,
        items.map(({ id }, index) => answer(id, start + round * dayMs + index, 3, undefined, large)),
      )
    }
    const { openIds, halfIds } = large.patterns.find(({ name }) => name === 'two-pointers')!
    expect([...openIds, ...halfIds].filter((id) => state.seen[id] === undefined)).toHaveLength(6)
  })

  test('asks what was seen two weeks ago first', () => {
    const seen = addAnswers(
      emptyStanding(),
      [1, 2, 3].map((number) => answer(`two-pointers-${number}`, start + number, 3, undefined, large)),
    )
    const items = composeFree({ ...input(seen, 15), bank: large }, new Map([['two-pointers', 1]]), 5)
    expect(items.slice(0, 5).filter((item) => item.kind === 'spot' && item.isSeen)).toHaveLength(3)
  })

  test('as a streak is long, and no pattern is drained by it', () => {
    const items = composePlay({ ...input(known(12, 3), 1), bank: large }, 'streak')
    expect(items.length).toBeGreaterThanOrEqual(30)
    for (const { openIds, halfIds } of large.patterns) {
      const asked = new Set(items.map(({ id }) => id))
      expect([...openIds, ...halfIds].filter((id) => !asked.has(id)).length).toBeGreaterThanOrEqual(6)
    }
    expect(items.every((item) => item.kind === 'spot' && item.isRated !== true)).toBe(true)
  })

  test('as a streak never gets easier', () => {
    const graded = { ...large, difficultyOf: (id: string) => Number(/-(\d+)$/.exec(id)?.[1]) % 5 }
    const items = composePlay({ ...input(emptyStanding(), 0), bank: graded }, 'streak')
    const difficulties = items.map(({ id }) => graded.difficultyOf(id))
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect(new Set(difficulties).size).toBeGreaterThan(2)
  })

  test('as a streak is of short ones', () => {
    const isLong = (id: string) => Number(/-(\d+)$/.exec(id)?.[1]) % 2 === 0
    const formed = {
      ...large,
      findPrompt(id: string) {
        const prompt = large.findPrompt(id)
        return prompt && isLong(id) ? { ...prompt, form: 'long' as const } : prompt
      },
    }
    const items = composePlay({ ...input(emptyStanding(), 0), bank: formed }, 'streak')
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ id }) => isLong(id))).toEqual([])
  })
})

describe('a storm', () => {
  const quickIds = bank.quick.map(({ id }) => id)

  test('asks what no round asks, new ones first, then those seen the longest ago', () => {
    const first = composePlay(input(emptyStanding(), 0), 'storm').map(({ id }) => id)
    expect(new Set(first).size).toBe(60)
    expect(first.filter((id) => !quickIds.includes(id))).toEqual([])
    const seen = addAnswers(
      emptyStanding(),
      first.map((id, index) => answer(id, start + index, 3)),
    )
    const second = composePlay(input(seen, 1), 'storm')
    const isUnseen = (id: string) => !first.includes(id)
    expect(second.filter(({ id }) => isUnseen(id))).toHaveLength(quickIds.length - 60)
    expect(second.every((item) => item.kind === 'spot' && item.isSeen !== isUnseen(item.id))).toBe(true)
    expect(second.map(({ id }) => id).filter((id) => first.slice(-20).includes(id))).toEqual([])
  })

  test('begins with short ones', () => {
    const quick = bank.quick.map((prompt, index) => ({ ...prompt, text: 'x'.repeat((index % 6) * 50) }))
    const lengthOf = (id: string) => quick.find((prompt) => prompt.id === id)?.text.length ?? 0
    const items = composePlay({ ...input(emptyStanding(), 0), bank: { ...bank, quick } }, 'storm')
    const lengths = items.map(({ id }) => lengthOf(id))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  })

  test('leaves a pattern that was not met before as new to the daily round as it was', () => {
    const played = addAnswers(emptyStanding(), [answer(quickIds[0]!, start, 3)])
    expect(played.patterns['two-pointers']).toMatchObject({ lastNewDay: null, answered: { count: 1 } })
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
