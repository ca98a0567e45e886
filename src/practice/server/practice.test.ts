import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testFlip, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import type { Answer, Item, PatternStanding, Round } from '../contract.ts'
import { practicePersonalData } from './practice-personal-data.ts'
import { rebuildStanding } from './rebuild-standing.ts'
import { insertRound } from './round-store.ts'
import { readStoredStanding } from './standing-store.ts'

const bank = testBank({ patternCount: 43, promptCount: 14 })
let member: TestMember

const server = await sharedServer({
  promptBank: bank,
  limits: { importPerHour: 1000, practiceAnswersPerDay: 1e6 },
})
beforeEach(async () => {
  member = await aMember(server)
})

const call = (method: string, path: string, body?: unknown, who = member) =>
  server.call(method, `/api/practice/${path}`, body, { jar: who.jar })
const start = async (body: object = { kind: 'daily' }, who = member): Promise<Round> => {
  const { status, text, body: round } = await call('POST', 'rounds', body, who)
  expect(status, text).toBe(200)
  return round
}
/** After an absence that ends the session. */
async function signInAgain(): Promise<void> {
  const { user, password, jar } = member
  const { status } = await server.call('POST', '/api/login', { email: user.email, password }, { jar })
  expect(status).toBe(200)
}
const save = (answers: readonly Answer[], who = member) => call('POST', 'answers', { answers }, who)
const standing = async (who = member) => (await call('GET', 'standing', undefined, who)).body
/** What is stored, without what changes with every millisecond. */
const stored = async () => (await readStoredStanding(server.store, member.user.id)).state
const clock = async () => (await readStoredStanding(server.store, member.user.id)).now
const isoNow = async () => new Date(await clock()).toISOString()

/** The right answer to an item, or 'I don't know'. */
function answerTo(item: Item, roundId: string, at: string, isRight = true): Answer {
  const rest = { roundId, at }
  if (item.kind === 'spot') return testSpot(item.prompt.id, isRight ? item.prompt.pattern : null, rest)
  const [first, second] = item.prompts
  return testFlip(item.pairId, isRight ? [first.pattern, second.pattern] : [null, null], rest)
}

async function play(round: Round, isRight = true, who = member): Promise<void> {
  const at = await isoNow()
  const answer = await save(
    round.items.map((item) => answerTo(item, round.id, at, isRight)),
    who,
  )
  expect(answer.status, answer.text).toBe(200)
}

const spotRef = (id: string) => ({ kind: 'spot' as const, id, isSeen: false, isNew: false, isRated: true })

/** A daily round that asks these prompts. */
async function aRoundOf(ids: readonly string[], kind: Round['kind'] = 'daily'): Promise<string> {
  const id = randomUUID()
  const [createdAt, items] = [await clock(), ids.map(spotRef)]
  const options = '{}'
  await insertRound(server.store, member.user.id, { id, kind, options, items, createdAt, endedAt: createdAt })
  return id
}

const ofPattern = async (name: string, who = member) =>
  (await standing(who)).patterns.find(({ pattern }: { pattern: string }) => pattern === name)

describe('a round', () => {
  test('asks a pattern that is spotted to be driven, ends without that, and does not count it', async () => {
    const first = await start()
    expect(first.doing).toBeUndefined()
    const asked = first.items.flatMap((item) =>
      (item.kind === 'spot' ? [item.prompt] : item.prompts).map(({ pattern }) => pattern),
    )
    const pattern = patternList.map(({ name }) => name).find((name) => !asked.includes(name))!
    await play(first, false)
    const ids = [`${pattern}-1`, `${pattern}-2`]
    const roundId = await aRoundOf(ids, 'free')
    const at = await isoNow()
    const spots = ids.map((id) => testSpot(id, pattern, { at, roundId }))
    expect((await save(spots)).status).toBe(200)
    const before = await standing()
    const round = await start()
    expect(round.doing).toEqual({ kind: 'drive', pattern })
    expect(before.roundSize).toBe(round.items.length)
    expect(round.items.length).toBeLessThanOrEqual(9)
    expect((await call('GET', `rounds/${round.id}`)).body.doing).toEqual(round.doing)
    await play(round)
    expect((await call('GET', `rounds/${round.id}`)).body.endedAt).not.toBeNull()
    const results = { [pattern]: [{ kind: 'drive', at: await isoNow(), input: 'a', acts: 9, right: 1 }] }
    const after = await stored()
    const saved = await server.call('PUT', '/api/learning', { results }, { jar: member.jar })
    expect(saved.status).toBe(200)
    expect(await stored()).toEqual(after)
  })

  test('comes with ten items, their prompts and keys', async () => {
    const round = await start()
    expect(round).toMatchObject({ kind: 'daily', endedAt: null, answers: [] })
    expect(round.items).toHaveLength(10)
    const [item] = round.items
    if (item?.kind !== 'spot') throw new Error('The first round of a newcomer has no Flip.')
    expect(item.prompt).toMatchObject({ pattern: expect.any(String), alsoFits: [], why: expect.any(String) })
    for (const { clue } of item.prompt.rivals) expect(clue).toMatch(/\?$/)
  })

  test('introduces the pattern of a finished lesson first', async () => {
    const at = await isoNow()
    const lessons = { trie: { startedAt: at, step: 8, answers: {}, finishedAt: at } }
    const { status } = await server.call('PUT', '/api/learning', { lessons }, { jar: member.jar })
    expect(status).toBe(200)
    const { items } = await start()
    expect(items.filter((item) => item.kind === 'spot' && item.prompt.pattern === 'trie')).toHaveLength(2)
  })

  test('that is open is returned again, to two tabs at once, too', async () => {
    const rounds = await Promise.all([start(), start(), start()])
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(1)
    await save([answerTo(rounds[0].items[0]!, rounds[0].id, await isoNow())])
    const again = await start()
    expect(again.id).toBe(rounds[0].id)
    expect(again.answers).toHaveLength(1)
  })

  test('is open for each kind at once, without the prompts of the others', async () => {
    const daily = await start()
    const free = await start({ kind: 'free', size: 20 })
    expect(free.id).not.toBe(daily.id)
    const ids = (round: Round) =>
      round.items.flatMap((item) => (item.kind === 'spot' ? item.prompt.id : item.pairId))
    expect(ids(free).filter((id) => ids(daily).includes(id))).toEqual([])
  })

  test('ends when every item has an answer, at the time of the last one', async () => {
    const round = await start()
    await play(round)
    const ended = (await call('GET', `rounds/${round.id}`)).body
    expect(ended.endedAt).toBe(ended.answers.at(-1).at)
    expect(ended.answers).toHaveLength(10)
    expect((await standing()).roundsToday).toBe(1)
    expect((await start()).id).not.toBe(round.id)
  })

  test('can be read by nobody else', async () => {
    const round = await start()
    const other = await aMember(server)
    for (const id of [round.id, randomUUID()]) {
      const answer = await call('GET', `rounds/${id}`, undefined, other)
      expect([answer.status, answer.body.message]).toEqual([404, 'Round not found.'])
    }
    expect((await call('GET', 'rounds', undefined, other)).body).toEqual({
      rounds: [],
      total: 0,
      hasMore: false,
    })
  })

  test('without answers is made anew the next day, and one that was begun goes on', async () => {
    const untouched = await start()
    server.wait(dayMs)
    const begun = await start()
    expect(begun.id).not.toBe(untouched.id)
    expect((await call('GET', `rounds/${untouched.id}`)).body).toMatchObject({
      endedAt: expect.any(String),
      answers: [],
    })
    await save([answerTo(begun.items[0]!, begun.id, await isoNow())])
    server.wait(3 * dayMs)
    expect((await start()).id).toBe(begun.id)
    server.wait(5 * dayMs)
    expect((await start()).id).not.toBe(begun.id)
    expect((await call('GET', `rounds/${begun.id}`)).body).toMatchObject({ endedAt: expect.any(String) })
    expect((await call('GET', 'rounds')).body.total).toBe(2)
  })

  test('of chosen patterns replaces one of others', async () => {
    const first = await start({ kind: 'free', patterns: ['trie'], size: 5 })
    expect((await start({ kind: 'free', patterns: ['trie'], size: 5 })).id).toBe(first.id)
    const duel = await start({ kind: 'free', patterns: ['two-pointers', 'sliding-window'], size: 5 })
    expect(duel.id).not.toBe(first.id)
    expect(duel.items).toHaveLength(5)
    expect(duel.items.filter(({ kind }) => kind === 'flip')).toHaveLength(1)
  })

  test('of a company follows its list', async () => {
    const { items } = await start({ kind: 'free', company: 'google', size: 20 })
    expect(items).toHaveLength(20)
  })

  test.each([
    [{ kind: 'free', patterns: ['no-such-pattern'] }, 'One of the patterns does not exist.'],
    [{ kind: 'free', company: 'no-such-company' }, 'Company not found.'],
    [{ kind: 'worst' }, 'There is no confusion to practice yet. Play a daily round first.'],
  ])('that cannot be made is refused with a reason: %o', async (body, message) => {
    const answer = await call('POST', 'rounds', body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect((await call('GET', 'rounds')).body.total).toBe(0)
  })

  test.each([{ kind: 'other' }, { kind: 'free', size: 7 }, { kind: 'free', patterns: [] }, {}])(
    'with wrong choices is refused: %o',
    async (body) => {
      expect((await call('POST', 'rounds', body)).status).toBe(400)
    },
  )

  test('of the worst confusions duels about them', async () => {
    const at = await isoNow()
    await save([1, 2].map((number) => testSpot(`two-pointers-${number}`, 'sliding-window', { at })))
    const { items } = await start({ kind: 'worst', size: 5 })
    expect(items.find(({ kind }) => kind === 'flip')).toMatchObject({
      confusion: { pattern: 'two-pointers', takenFor: 'sliding-window', count: 2, of: 2 },
    })
  })

  test('needs someone signed in', async () => {
    const answer = await server.call('POST', '/api/practice/rounds', { kind: 'daily' })
    expect(answer.status).toBe(401)
  })
})

describe('the history', () => {
  test('lists rounds newest first, in pages, with the result of each item', async () => {
    for (let day = 0; day < 22; day++) {
      const round = await start()
      if (day === 21) {
        const [right, wrong, unknown] = round.items.filter(({ kind }) => kind === 'spot')
        const at = await isoNow()
        await save([
          answerTo(right!, round.id, at),
          { ...answerTo(wrong!, round.id, at), named: 'trie' } as Answer,
          answerTo(unknown!, round.id, at, false),
        ])
      } else await play(round, day % 2 === 0)
      server.wait(dayMs)
    }
    const { body } = await call('GET', 'rounds')
    expect(body).toMatchObject({ total: 22, hasMore: true })
    expect(body.rounds).toHaveLength(20)
    const results = body.rounds[0].results.map(({ result }: { result: string }) => result)
    expect(results.filter((result: string) => result !== 'open').sort()).toEqual(
      expect.arrayContaining(['right', 'unknown']),
    )
    expect(body.rounds[0]).toMatchObject({ endedAt: null, ms: 60_000 })
    const oldest = body.rounds.at(-1).createdAt
    const next = (await call('GET', `rounds?before=${oldest}`)).body
    expect(next).toMatchObject({ total: 22, hasMore: false })
    expect(next.rounds).toHaveLength(2)
  })
})

describe('an answer', () => {
  test('is judged and changes the standing of its pattern', async () => {
    const roundId = await aRoundOf(['two-pointers-1'])
    const at = await isoNow()
    const { status, body } = await save([testSpot('two-pointers-1', 'two-pointers', { at, roundId })])
    expect(status).toBe(200)
    expect(body.patterns).toHaveLength(1)
    expect(body.patterns[0]).toMatchObject({ pattern: 'two-pointers', n: 1, right: 1, lastSeen: at })
    expect(await ofPattern('two-pointers')).toMatchObject({ n: 1, right: 1, lastSeen: at })
    expect((await standing()).answered).toBe(1)
  })

  test('sent twice changes nothing', async () => {
    const answer = testSpot('two-pointers-1', 'trie', { at: await isoNow() })
    await save([answer, answer])
    const before = await stored()
    const again = await save([{ ...answer, named: 'two-pointers' } as Answer])
    expect(again.status).toBe(200)
    expect(await stored()).toEqual(before)
    expect(await standing()).toMatchObject({ answered: 1 })
  })

  test('of two members may have the same id', async () => {
    const other = await aMember(server)
    const answer = testSpot('two-pointers-1', 'two-pointers', { at: await isoNow() })
    await save([answer])
    await save([answer], other)
    expect((await standing(other)).answered).toBe(1)
  })

  test('from the future happens now', async () => {
    const at = new Date((await clock()) + 3 * dayMs).toISOString()
    await save([testSpot('two-pointers-1', 'two-pointers', { at })])
    expect(Date.parse((await ofPattern('two-pointers')).lastSeen)).toBeLessThanOrEqual(await clock())
  })

  test('to an item in two tabs counts once, and the round shows the first', async () => {
    const round = await start()
    const [item] = round.items
    server.wait(minuteMs)
    const late = await clock()
    // A later time than the server's would be stored as the server's, and might be the same as this one.
    const early = late - 1000
    await save([answerTo(item!, round.id, new Date(late).toISOString(), false)])
    await save([answerTo(item!, round.id, new Date(early).toISOString())])
    const { answers } = (await call('GET', `rounds/${round.id}`)).body
    expect(answers).toHaveLength(1)
    expect(answers[0].named).not.toBeNull()
  })

  test.each<[string, () => Answer, string]>([
    ['an unknown prompt', () => testSpot('no-such-prompt', null), 'is about a prompt that does not exist'],
    ['a sealed prompt', () => testSpot('two-pointers-s1', null), 'is about a prompt that does not exist'],
    [
      'a pair as if it were a prompt',
      () => testSpot('sliding-window--two-pointers', null),
      'is about a prompt that does not exist',
    ],
    [
      'an unknown pattern',
      () => testSpot('two-pointers-1', 'no-such-pattern'),
      'names a pattern that does not exist',
    ],
    [
      'marks out of range',
      () => testSpot('two-pointers-1', null, { marks: [{ prompt: 0, from: 20, to: 199 }] }),
      'marks words that its prompt does not have',
    ],
    [
      'marks in a second prompt that it does not have',
      () => testSpot('two-pointers-1', null, { marks: [{ prompt: 1, from: 0, to: 1 }] }),
      'marks words that its prompt does not have',
    ],
  ])('with %s is refused, and nothing is stored', async (_, wrong, reason) => {
    const { status, body } = await save([testSpot('two-pointers-1', null), wrong()])
    expect([status, body.message]).toEqual([400, `Answer 2 ${reason}.`])
    expect((await standing()).answered).toBe(0)
  })

  test.each([
    ['101 answers', Array.from({ length: 101 }, () => testSpot('two-pointers-1', null))],
    ['no answers', []],
    [
      'four marks',
      [testSpot('two-pointers-1', null, { marks: Array(4).fill({ prompt: 0, from: 0, to: 0 }) })],
    ],
    ['a wrong id', [testSpot('two-pointers-1', null, { id: 'one' })]],
    ['a wrong time', [testSpot('two-pointers-1', null, { at: 'yesterday' })]],
    ['a wrong sureness', [testSpot('two-pointers-1', null, { sure: 4 as 3 })]],
    ['more than a day for one answer', [testSpot('two-pointers-1', null, { ms: dayMs + 1 })]],
  ])('is refused with %s', async (_, answers) => {
    const { status, body } = await save(answers)
    expect(status).toBe(400)
    expect(body.message).toMatch(/^[A-Z].*\.$/)
    expect((await standing()).answered).toBe(0)
  })

  test('to a round that is not known, as one of someone else, is kept for the schedule', async () => {
    const round = await start()
    const other = await aMember(server)
    const at = await isoNow()
    const [item] = round.items
    const pattern = item?.kind === 'spot' ? item.prompt.pattern : ''
    for (const roundId of [round.id, randomUUID()])
      expect((await save([answerTo(item!, roundId, at)], other)).status).toBe(200)
    expect((await standing(other)).answered).toBe(2)
    expect(await ofPattern(pattern, other)).toMatchObject({ n: 0, lastSeen: at, due: expect.any(String) })
    const { state } = await readStoredStanding(server.store, other.user.id)
    await rebuildStanding(server.store, other.user.id)
    expect((await readStoredStanding(server.store, other.user.id)).state).toEqual(state)
    expect((await call('GET', `rounds/${round.id}`)).body.answers).toEqual([])
  })

  test.each<[string, () => Promise<Round>]>([
    [
      'that another device replaced',
      async () => {
        const round = await start({ kind: 'free', patterns: ['trie'], size: 5 })
        await start({ kind: 'free', patterns: ['sorting'], size: 5 })
        return round
      },
    ],
    [
      'that was untouched for half a day',
      async () => {
        const round = await start()
        server.wait(13 * hourMs)
        await start()
        return round
      },
    ],
  ])('to a round %s is kept, counts, and shows the round in the history', async (_, replace) => {
    const round = await replace()
    expect((await call('GET', 'rounds')).body).toMatchObject({ total: 1, rounds: [{ endedAt: null }] })
    expect((await standing()).roundsToday).toBe(0)
    await play(round)
    expect((await call('GET', `rounds/${round.id}`)).body.answers).toHaveLength(round.items.length)
    const { patterns, answered } = await standing()
    expect(answered).toBe(round.items.length)
    expect(patterns.some(({ n }: { n: number }) => n > 0)).toBe(round.kind === 'daily')
    expect(patterns.some(({ due }: { due: string | null }) => due !== null)).toBe(true)
    expect((await call('GET', 'rounds')).body.total).toBe(2)
  })

  test('to an item whose prompt has been rewritten or removed since is kept', async () => {
    const at = await isoNow()
    const items = ['no-longer-there', 'two-pointers-1'].map((id) => spotRef(id))
    const id = randomUUID()
    await insertRound(server.store, member.user.id, {
      ...{ id, kind: 'daily', options: '{}', items, createdAt: Date.parse(at), endedAt: null },
    })
    const marks = [{ prompt: 0 as const, from: 150, to: 160 }]
    const answers = items.map((item) => testSpot(item.id, 'two-pointers', { roundId: id, at, marks }))
    expect((await save(answers)).status).toBe(200)
    expect(await standing()).toMatchObject({ answered: 2 })
    expect(await ofPattern('two-pointers')).toMatchObject({ n: 1, right: 1 })
    const { rounds } = (await call('GET', 'rounds')).body
    expect(rounds[0].results.map(({ result }: { result: string }) => result)).toEqual(['unknown', 'right'])
    const exported = await practicePersonalData.exportOf(server.store, { userId: member.user.id } as never)
    expect((exported.practiceAnswers as Answer[]).map(({ promptId }) => promptId).sort()).toEqual(
      items.map((item) => item.id).sort(),
    )
  })

  test('of someone who is no longer signed in here is refused, so that it waits for them', async () => {
    const other = await aMember(server)
    const body = { answers: [testSpot('two-pointers-1', null)], userId: other.user.id }
    expect((await call('POST', 'answers', body)).status).toBe(409)
    expect((await call('POST', 'answers', body, other)).status).toBe(200)
    expect((await standing()).answered).toBe(0)
  })

  test('for an item that the round does not have is refused', async () => {
    const round = await start()
    const at = await isoNow()
    const ids = round.items.flatMap((item) =>
      item.kind === 'spot' ? [item.prompt.id, item.comeback?.id] : [item.pairId],
    )
    const outside = bank.patterns.flatMap(({ openIds }) => openIds).find((id) => !ids.includes(id))!
    const wrong = await save([testSpot(outside, null, { roundId: round.id, at })])
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Answer 1 is not about an item of its round.'])
    expect((await standing()).answered).toBe(0)
  })

  test('is limited per day', async () => {
    const limitedServer = await startTestServer({ promptBank: bank, limits: { practiceAnswersPerDay: 2 } })
    const { jar } = await aMember(limitedServer)
    const send = (answers: readonly Answer[]) =>
      limitedServer.call('POST', '/api/practice/answers', { answers }, { jar })
    const answers = [1, 2, 3].map((number) => testSpot(`two-pointers-${number}`, null))
    expect((await send(answers)).status).toBe(429)
    expect((await send(answers.slice(0, 2))).status).toBe(200)
    expect((await send(answers.slice(0, 2))).status, 'sent again it costs nothing').toBe(200)
    expect((await send(answers.slice(2))).status).toBe(429)
    await limitedServer.close()
  })
})

describe('a standing', () => {
  test('is empty before the first answer', async () => {
    const empty = await standing()
    expect(empty).toMatchObject({ confusions: [], answered: 0, dueCount: 0, roundsToday: 0 })
    expect(empty.patterns).toHaveLength(43)
    expect(empty.patterns[0]).toMatchObject({ n: 0, recall: null, due: null, isSecure: false })
  })

  test('brings mistakes back the next day, and after 30 idle days recall has fallen and ten items wait', async () => {
    for (let day = 0; day < 6; day++) {
      await play(await start(), day < 4)
      server.wait(dayMs)
    }
    const before = await standing()
    expect(before.dueCount).toBeGreaterThan(0)
    const next = await start()
    const patterns = next.items.flatMap((item) =>
      item.kind === 'spot' ? item.prompt.pattern : item.prompts.map(({ pattern }) => pattern),
    )
    const now = await clock()
    const due = before.patterns
      .filter((each: { due: string | null }) => each.due !== null && Date.parse(each.due) <= now)
      .map(({ pattern }: { pattern: string }) => pattern)
    expect(patterns.filter((name) => due.includes(name)).length).toBeGreaterThanOrEqual(
      Math.min(due.length, 1),
    )
    server.wait(30 * dayMs)
    await signInAgain()
    const after = await standing()
    expect(after.altitude.meters).toBeLessThan(before.altitude.meters)
    expect(after.altitude.range).toBeGreaterThan(before.altitude.range)
    for (const [index, { recall, n }] of after.patterns.entries())
      if (n > 0) expect(recall).toBeLessThan(before.patterns[index].recall)
    expect(after.dueCount).toBeGreaterThanOrEqual(7)
    const { items, doing } = await start()
    expect([...items, doing]).toHaveLength(10)
    expect(doing?.kind).toBe('drive')
  })

  test('counts at most two daily rounds a day, and the third uses up no prompt', async () => {
    for (let count = 0; count < 2; count++) await play(await start())
    expect(await standing()).toMatchObject({ roundsToday: 2, answered: 20, roundSize: 0 })
    const third = await call('POST', 'rounds', { kind: 'daily' })
    expect([third.status, third.body.message]).toEqual([
      400,
      expect.stringMatching(/^That is enough for today/),
    ])
    server.wait(dayMs)
    const { items, doing } = await start()
    expect(items.length + (doing ? 1 : 0)).toBe(10)
  })

  test('offers the round that is opened, whatever was answered before', async () => {
    for (let day = 0; day < 25; day++) {
      for (let count = 0; count <= day % 3; count++) {
        const { roundSize, dueCount, patterns } = await standing()
        const offered = await call('POST', 'rounds', { kind: 'daily' })
        const items: readonly Item[] = offered.status === 200 ? offered.body.items : []
        expect(items).toHaveLength(roundSize)
        const now = await clock()
        const due = new Set(
          patterns.flatMap((each: PatternStanding) =>
            each.due !== null && Date.parse(each.due) <= now ? each.pattern : [],
          ),
        )
        const patternsOf = (item: Item) => (item.kind === 'spot' ? [item.prompt] : item.prompts)
        expect(items.filter((item) => patternsOf(item).some(({ pattern }) => due.has(pattern)))).toHaveLength(
          dueCount,
        )
        if (items.length === 0) continue
        // One after another: an answer that comes before others is added in a moment, which takes longer on a busy machine.
        server.wait(1000)
        const answers = items.map((item, index) =>
          answerTo(item, offered.body.id, new Date(now + index).toISOString(), (index + day) % 4 > 0),
        )
        await save(answers.slice(0, 4))
        expect((await standing()).roundSize).toBe(
          roundSize - 4 > 0 ? roundSize - 4 : (await standing()).roundSize,
        )
        await save(answers.slice(4).length > 0 ? answers.slice(4) : answers)
      }
      server.wait(dayMs * (day === 12 ? 8 : 1))
      await signInAgain()
    }
  })
})

describe('a round of what is due only', () => {
  /** Four patterns come back within a week; then a whole round is open, and untouched. */
  async function dueLater() {
    const round = await start()
    const at = await isoNow()
    await save(round.items.slice(0, 4).map((item) => answerTo(item, round.id, at, false)))
    server.wait(8 * dayMs)
    await signInAgain()
    const whole = await start()
    return { whole, offered: await standing() }
  }
  const idOf = (item: Item) => (item.kind === 'spot' ? item.prompt.id : item.pairId)

  test('is part of the round on offer, and does not replace the offer', async () => {
    const { whole, offered } = await dueLater()
    expect(offered.dueCount).toBeGreaterThan(0)
    expect(offered.dueCount).toBeLessThan(offered.roundSize)
    const short = await start({ kind: 'daily', dueOnly: true })
    expect(short.id).not.toBe(whole.id)
    expect(short.items).toHaveLength(offered.dueCount)
    expect(short.doing).toBeUndefined()
    expect(whole.items.map(idOf)).toEqual(expect.arrayContaining(short.items.map(idOf)))
    expect(await standing()).toMatchObject({ roundSize: offered.roundSize, dueCount: offered.dueCount })
    expect((await start()).items).toHaveLength(offered.roundSize)
  })

  test('goes on once it was begun, whichever is asked for', async () => {
    const { offered } = await dueLater()
    const short = await start({ kind: 'daily', dueOnly: true })
    await save([answerTo(short.items[0]!, short.id, await isoNow(), false)])
    expect((await start()).id).toBe(short.id)
    expect((await standing()).roundSize).toBe(offered.dueCount - 1)
    expect((await start({ kind: 'daily', dueOnly: true })).id).toBe(short.id)
  })
})

describe('an import', () => {
  const send = (answers: readonly Answer[]) => call('POST', 'import', { answers })

  test('says what can be named now and could not four weeks ago', async () => {
    const pattern = 'two-pointers'
    const now = await clock()
    const ids = [
      ...[1, 2, 3, 4, 5, 6].map((number) => `${pattern}-${number}`),
      `sliding-window--${pattern}-b`,
    ]
    const answers = [false, false, true, false, true, true, true].map((isRight, index) => ({
      ...testSpot(ids[index]!, isRight ? pattern : null, {
        at: new Date(now - (28 - index * 4) * dayMs).toISOString(),
        roundId: randomUUID(),
      }),
      isRated: true,
    }))
    const { body } = await send(answers)
    expect(body.standing.improvements).toEqual([
      {
        pattern,
        before: [false, false, true, false, true],
        after: [true, false, true, true, true],
        from: new Date(now - 28 * dayMs).toISOString(),
      },
    ])
  })

  test('adds the answers of a guest once, keeps what cannot be judged, and skips what is no answer', async () => {
    const at = await isoNow()
    const answers = [
      testSpot('two-pointers-1', 'two-pointers', { at, roundId: randomUUID() }),
      testFlip('sliding-window--two-pointers', ['sliding-window', null], { at }),
      testSpot('no-such-prompt', null, { at }),
      testSpot('two-pointers-2', 'no-such-pattern', { at }),
    ]
    const broken = { ...testSpot('two-pointers-3', null), sure: 9 } as never
    const first = await send([...answers, broken])
    expect(first.status, first.text).toBe(200)
    expect(first.body).toMatchObject({ addedCount: 3, standing: { answered: 3 } })
    const before = await stored()
    // As from a second browser into which the first one's data was copied.
    expect((await send(answers)).body).toMatchObject({ addedCount: 0, standing: { answered: 3 } })
    expect(await stored()).toEqual(before)
  })

  test('of nothing, and of as much as a browser stores, works; more is refused', async () => {
    expect((await send([])).body.addedCount).toBe(0)
    const many = Array.from({ length: 1500 }, (_, index) =>
      testSpot(`two-pointers-${(index % 6) + 1}`, 'two-pointers', {
        at: new Date(Date.UTC(2026, 0, 1) + index * minuteMs).toISOString(),
      }),
    )
    expect((await send(many)).body.addedCount).toBe(1500)
    expect((await send([...many, testSpot('two-pointers-1', null)])).status).toBe(400)
  })

  test('is limited per hour', async () => {
    const limitedServer = await startTestServer({ promptBank: bank, limits: { importPerHour: 1 } })
    const { jar } = await aMember(limitedServer)
    const statuses = []
    for (let count = 0; count < 2; count++)
      statuses.push(
        (await limitedServer.call('POST', '/api/practice/import', { answers: [] }, { jar })).status,
      )
    expect(statuses).toEqual([200, 429])
    await limitedServer.close()
  })
})

test('the trial of the landing page needs no account', async () => {
  const { status, body } = await server.call('GET', '/api/practice/trial')
  expect(status).toBe(200)
  expect(body.items).toHaveLength(2)
  expect(body.items[0].prompt.pattern).not.toBe(body.items[1].prompt.pattern)
})
