import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import { localDay, startOfLocalDay } from '#platform/local-day.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer, PatternStanding, Round, Standing } from '../contract.ts'
import { readStoredStanding } from './standing-store.ts'

const bank = testBank({ patternCount: 43, promptCount: 8 })
const server = await sharedServer({ promptBank: bank })
let member: TestMember

beforeEach(async () => {
  member = await aMember(server)
})

const losAngeles = -8 * 60
const auckland = 13 * 60

const clock = async () => (await readStoredStanding(server.store, member.user.id)).now
/** Goes on to the next moment when a clock with this offset shows this hour. */
async function waitForHour(hour: number, offset: number): Promise<void> {
  const now = await clock()
  const today = startOfLocalDay(localDay({ now, offset }), offset) + hour * hourMs
  server.wait((today > now ? today : today + dayMs) - now)
}

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await server.call(method, `/api/practice/${path}`, body, { jar: member.jar })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}
const queryOf = (offset?: number) => (offset === undefined ? '' : `?offset=${offset}`)
const standing = (offset?: number) => call<Standing>('GET', `standing${queryOf(offset)}`)

/** Plays a daily round without an answer known. @param offset none for a browser of an earlier release */
async function play(offset?: number): Promise<Round> {
  const round = await call<Round>('POST', `rounds${queryOf(offset)}`, { kind: 'daily' })
  const at = new Date(await clock()).toISOString()
  const answers = round.items.map((item): Answer => {
    const rest = { roundId: round.id, at, ...(offset === undefined ? {} : { offset }) }
    if (item.kind === 'spot') return testSpot(item.prompt.id, null, rest)
    return { ...testSpot('', null, rest), kind: 'flip', promptId: item.pairId, named: [null, null] }
  })
  await call('POST', 'answers', { answers })
  return round
}

test.each([
  ['Los Angeles', losAngeles],
  ['Auckland', auckland],
])('a round in the evening in %s leaves a round for the next morning', async (_, offset) => {
  await waitForHour(20, offset)
  await play(offset)
  expect(await standing(offset)).toMatchObject({ roundsToday: 1, dueCount: 0 })
  await waitForHour(23, offset)
  expect(await standing(offset)).toMatchObject({ roundsToday: 1, dueCount: 0 })
  await waitForHour(0, offset)
  expect(await standing(offset)).toMatchObject({
    roundsToday: 0,
    dueCount: expect.toSatisfy((count: number) => count > 4),
  })
  await waitForHour(8, offset)
  expect(await standing(offset)).toMatchObject({
    roundsToday: 0,
    dueCount: expect.toSatisfy((count: number) => count > 4),
    utcOffset: offset,
  })
  const { patterns } = await standing(offset)
  const due = patterns.flatMap((each: PatternStanding) => (each.due === null ? [] : Date.parse(each.due)))
  expect(new Set(due)).toEqual(new Set([startOfLocalDay(localDay({ now: await clock(), offset }), offset)]))
  await play(offset)
  expect((await standing(offset)).roundsToday).toBe(1)
})

const countedIn = ({ patterns }: Standing) => patterns.reduce((sum, { n }) => sum + n, 0)

test('at most two daily rounds of a local day count, whatever the day in UTC', async () => {
  // From 10:00 to 20:00 in Los Angeles, in UTC midnight passes.
  for (const hour of [10, 15]) {
    await waitForHour(hour, losAngeles)
    await play(losAngeles)
  }
  await waitForHour(20, losAngeles)
  const third = await server.call(
    'POST',
    `/api/practice/rounds${queryOf(losAngeles)}`,
    { kind: 'daily' },
    { jar: member.jar },
  )
  expect(third.body.message).toMatch(/^That is enough for today/)
  const before = await standing(losAngeles)
  expect(countedIn(before)).toBeLessThanOrEqual(20)
  await waitForHour(1, losAngeles)
  await play(losAngeles)
  expect(countedIn(await standing(losAngeles))).toBeGreaterThan(countedIn(before))
})

test.each([
  ['to', -480, -420],
  ['back from', -420, -480],
])('a change %s summer time makes no day longer than its midnight', async (_, before, after) => {
  await waitForHour(20, before)
  await play(before)
  await waitForHour(23, after)
  expect((await standing(after)).roundsToday).toBe(1)
  await waitForHour(0, after)
  expect(await standing(after)).toMatchObject({
    roundsToday: 0,
    dueCount: expect.toSatisfy((count: number) => count > 4),
  })
})

test('a traveler has the day of where they are', async () => {
  await waitForHour(20, losAngeles)
  await play(losAngeles)
  // The same moment is tomorrow afternoon in Auckland, and the other way it is still today.
  expect(await standing(auckland)).toMatchObject({
    roundsToday: 0,
    dueCount: expect.toSatisfy((count: number) => count > 4),
  })
  expect(await standing(losAngeles)).toMatchObject({ roundsToday: 1, dueCount: 0 })
  // Until told where they are now, the server goes by the newest answer.
  expect(await standing()).toMatchObject({ utcOffset: losAngeles, roundsToday: 1 })
  await play(auckland)
  expect(await standing()).toMatchObject({ utcOffset: auckland, roundsToday: 1 })
})

test('a browser that does not say where it is has the day in UTC', async () => {
  await waitForHour(23, 0)
  await play()
  expect(await standing()).toMatchObject({ utcOffset: 0, roundsToday: 1, dueCount: 0 })
  await waitForHour(0, 0)
  expect(await standing()).toMatchObject({
    utcOffset: 0,
    roundsToday: 0,
    dueCount: expect.toSatisfy((count: number) => count > 4),
  })
})

test('a round belongs to the day on which it was begun', async () => {
  await waitForHour(23, losAngeles)
  const { id, items } = await call<Round>('POST', `rounds${queryOf(losAngeles)}`, { kind: 'daily' })
  for (const [index, item] of items.entries()) {
    if (index === 5) await waitForHour(0, losAngeles)
    if (item.kind !== 'spot') throw new Error('The first round of a newcomer has no Flip.')
    const at = new Date(await clock()).toISOString()
    const answer = testSpot(item.prompt.id, null, { roundId: id, at, offset: losAngeles })
    await call('POST', 'answers', { answers: [answer] })
  }
  expect((await standing(losAngeles)).roundsToday).toBe(0)
})

test.each([900, -900, 1.5, 'west', null])(
  'an offset of %j is left out and keeps no answer away',
  async (offset) => {
    const answer = { ...testSpot('trie-1', null), offset } as Answer
    await call('POST', 'answers', { answers: [answer] })
    expect(await standing()).toMatchObject({ answered: 1, utcOffset: 0 })
    expect(await standing(offset as never)).toMatchObject({ utcOffset: 0 })
  },
)

test('an answer cannot be older than its round', async () => {
  const round = await call<Round>('POST', 'rounds', { kind: 'daily' })
  const [item] = round.items
  if (item?.kind !== 'spot') throw new Error('The first round of a newcomer has no Flip.')
  const old = { at: '2020-01-01T00:00:00.000Z', roundId: round.id }
  await call('POST', 'answers', { answers: [testSpot(item.prompt.id, null, old)] })
  expect((await call<Round>('GET', `rounds/${round.id}`)).answers[0]?.at).toBe(round.createdAt)
  // Without a round it may have been given as a guest.
  const free = testSpot(item.prompt.id, null, { id: randomUUID(), at: old.at })
  await call('POST', 'answers', { answers: [free] })
  expect((await standing()).answered).toBe(2)
})
