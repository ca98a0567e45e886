import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '#platform/durations.ts'
import { aMember } from '#testing/people.ts'
import { testBank, testFlip, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer } from '../contract.ts'
import { type Practice, readStanding } from './read-standing.ts'
import { createStandingRebuilds, rebuildStanding } from './rebuild-standing.ts'
import { insertRound } from './round-store.ts'
import { saveAnswers } from './save-answers.ts'
import { readStoredStanding } from './standing-store.ts'

const bank = testBank({ patternCount: 6, promptCount: 3 })
const prompts = bank.patterns.flatMap(({ openIds, halfIds }) => [...openIds, ...halfIds])
const pairs = bank.pairs.map(({ id }) => id)
const items = [
  ...prompts.map((id) => ({ kind: 'spot' as const, id, isSeen: false, isNew: false })),
  ...pairs.map((id) => ({ kind: 'flip' as const, id })),
]
const roundCount = 5

const server = await sharedServer({ promptBank: bank })

const practice: Practice = { store: server.store, bank, rebuilds: createStandingRebuilds(server.store) }
const save = (userId: string, answers: readonly Answer[]) =>
  saveAnswers(practice, userId, { answers: [...answers] }, () => undefined)
const storedOf = async (userId: string) => (await readStoredStanding(server.store, userId)).state

/** A member with daily rounds that hold everything. */
async function aLearner() {
  const { user } = await aMember(server)
  const rounds = Array.from({ length: roundCount }, () => randomUUID())
  for (const id of rounds)
    await insertRound(server.store, user.id, {
      id,
      kind: 'daily',
      options: '{}',
      items,
      createdAt: 1,
      endedAt: 2,
    })
  return { userId: user.id, rounds }
}

const anAnswer = fc
  .record({
    item: fc.constantFrom(...items),
    minutes: fc.nat(40 * 24 * 60),
    isRight: fc.boolean(),
    sure: fc.constantFrom(1 as const, 2 as const, 3 as const),
    isMarked: fc.boolean(),
    round: fc.option(fc.nat(roundCount - 1)),
    offset: fc.integer({ min: -840, max: 840 }),
    id: fc.uuid(),
  })
  .map(({ item, minutes, isRight, sure, isMarked, round, offset, id }) => {
    const [first, second] = bank.promptsOf(item.kind, item.id).map(({ pattern }) => pattern)
    const rest = {
      id,
      sure,
      marks: isMarked ? [{ prompt: 0 as const, from: 11, to: 12 }] : [],
      at: new Date(Date.UTC(2026, 0, 1) + minutes * minuteMs).toISOString(),
      offset,
    }
    const answer =
      item.kind === 'spot'
        ? testSpot(item.id, isRight ? first! : 'trie', rest)
        : testFlip(item.id, isRight ? [first!, second!] : [second!, null], rest)
    return { answer, round }
  })

test('answers sent twice, out of order, from two tabs and after a day offline give the same standing', async () => {
  const history = fc.uniqueArray(anAnswer, {
    minLength: 1,
    maxLength: 40,
    selector: ({ answer }) => answer.id,
  })
  // How the second person's answers arrive: in which order, and how many at a time.
  const delivery = fc.record({
    order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    sizes: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 40, maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(history, delivery, async (given, { order, sizes }) => {
      const [first, second] = [await aLearner(), await aLearner()]
      const answersOf = ({ rounds }: typeof first) =>
        given.map(({ answer, round }) => (round === null ? answer : { ...answer, roundId: rounds[round]! }))

      const inOrder = answersOf(first).toSorted((a, b) => (`${a.at} ${a.id}` < `${b.at} ${b.id}` ? -1 : 1))
      for (const answer of inOrder) await save(first.userId, [answer])

      const shuffled = answersOf(second)
        .map((answer, index) => ({ answer, key: order[index]! }))
        .sort((a, b) => a.key - b.key)
        .map(({ answer }) => answer)
      const batches: Answer[][] = []
      for (let start = 0; start < shuffled.length; start += batches.at(-1)!.length)
        batches.push(shuffled.slice(start, start + sizes[batches.length]!))
      const [offline = [], ...online] = batches
      // Two tabs send at once, and some of it twice.
      await Promise.all([...online, ...online.slice(0, 2)].map((batch) => save(second.userId, batch)))
      await save(second.userId, [...offline, ...(online[0] ?? [])])

      const withLate = await readStoredStanding(server.store, second.userId)
      expect((withLate.state?.answered ?? 0) + withLate.pending, 'it says what it lacks').toBe(given.length)
      // One that runs may have begun before the last answers came. It tells which it lacks, and the next one adds them.
      await practice.rebuilds.start(second.userId)
      await practice.rebuilds.start(second.userId)
      const { state, pending } = await readStoredStanding(server.store, second.userId)
      expect(pending).toBe(0)
      const withoutIds = (text: string, { rounds }: typeof first) =>
        rounds.reduce((left, id, index) => left.replaceAll(id, `round ${index}`), text)
      const expected = await storedOf(first.userId)
      expect(JSON.parse(withoutIds(JSON.stringify(state), second))).toEqual(
        JSON.parse(withoutIds(JSON.stringify(expected), first)),
      )
      await rebuildStanding(server.store, second.userId)
      expect(await storedOf(second.userId)).toEqual(state)
    }),
    { numRuns: 12 },
  )
})

test('a standing of an earlier release is made anew', async () => {
  const { userId } = await aLearner()
  await save(userId, [testSpot('two-pointers-1', 'two-pointers')])
  const before = await storedOf(userId)
  await server.store.db
    .updateTable('practice_standings')
    .set({ version: 0, state: 'from before' })
    .where('user_id', '=', userId)
    .execute()
  expect((await readStanding(practice, userId, undefined)).answered).toBe(1)
  expect(await storedOf(userId)).toEqual(before)
})

describe('answers that came late', () => {
  const [early, late] = ['2026-01-01', '2026-01-02'].map((day) => `${day}T12:00:00.000Z`)
  /** As when the process ends before the standing was made anew. */
  const interrupted: Practice = {
    ...practice,
    rebuilds: { start: () => Promise.resolve(), waitFor: () => Promise.resolve() },
  }

  async function giveLate(userId: string): Promise<void> {
    const save = (at: string | undefined, promptId: string) =>
      saveAnswers(
        interrupted,
        userId,
        { answers: [testSpot(promptId, 'two-pointers', { at: at! })] },
        () => undefined,
      )
    await save(late, 'two-pointers-1')
    await save(early, 'two-pointers-2')
  }

  test('are not in the standing yet, which says so', async () => {
    const { userId } = await aLearner()
    await giveLate(userId)
    const known = await readStanding(interrupted, userId, 0)
    expect(known).toMatchObject({ answered: 2, pendingCount: 1 })
    expect(known.patterns.find(({ pattern }) => pattern === 'two-pointers')?.lastSeen).toBe(late)
  })

  test('are added after a restart, too', async () => {
    const { userId } = await aLearner()
    await giveLate(userId)
    const restarted = { ...practice, rebuilds: createStandingRebuilds(server.store) }
    const known = await readStanding(restarted, userId, 0)
    expect(known).toMatchObject({ answered: 2, pendingCount: 0 })
    expect(await storedOf(userId)).toMatchObject({
      answered: 2,
      seen: { 'two-pointers-2': Date.parse(early!) },
    })
  })

  test('that come while it is made anew are told and added next time', async () => {
    const { userId } = await aLearner()
    const many = Array.from({ length: 600 }, (_, index) =>
      testSpot(prompts[index % prompts.length]!, null, {
        at: new Date(Date.UTC(2026, 0, 3) + index * minuteMs).toISOString(),
      }),
    )
    for (let start = 0; start < many.length; start += 100) await save(userId, many.slice(start, start + 100))
    await giveLate(userId)
    const rebuilds = createStandingRebuilds(server.store)
    await Promise.all([rebuilds.start(userId), giveLate(userId), giveLate(userId)])
    const { state, pending } = await readStoredStanding(server.store, userId)
    expect((state?.answered ?? 0) + pending).toBe(606)
    await rebuilds.start(userId)
    expect(await readStoredStanding(server.store, userId)).toMatchObject({
      state: { answered: 606 },
      pending: 0,
    })
  })
})
