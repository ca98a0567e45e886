import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testFlip, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer, Check, Item, Round, Standing } from '../contract.ts'

const bank = testBank({ patternCount: 43, promptCount: 14 })
const server = await sharedServer({
  promptBank: bank,
  limits: { importPerHour: 1000, practiceAnswersPerDay: 1e6 },
})
let member: TestMember
beforeEach(async () => {
  member = await aMember(server)
})

async function call(method: string, path: string, body?: unknown, who = member) {
  const reply = await server.call(method, `/api/practice/${path}`, body, { jar: who.jar })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}
const start = (body: object = { kind: 'daily' }): Promise<Round> => call('POST', 'rounds', body)
const standing = (): Promise<Standing> => call('GET', 'standing')
const save = (answers: readonly Answer[]) => call('POST', 'answers', { answers })

function answersTo(round: Round, isRight = true): Answer[] {
  return round.items.map((item: Item, index) => {
    const rest = { roundId: round.id, at: new Date(Date.parse(round.createdAt) + index).toISOString() }
    if (item.kind === 'spot') return testSpot(item.prompt.id, isRight ? item.prompt.pattern : null, rest)
    const [first, second] = item.prompts.map(({ pattern }) => (isRight ? pattern : null))
    return testFlip(item.pairId, [first ?? null, second ?? null], rest)
  })
}
const play = async (round: Round, isRight = true) => void (await save(answersTo(round, isRight)))
const levelOf = ({ altitude, counted }: Standing) => ({ altitude, counted })

describe('the rating moves', () => {
  test('with a daily round and a mix of all patterns', async () => {
    await play(await start())
    const once = await standing()
    expect(once.counted).toBe(10)
    expect(once.altitude.meters).toBeGreaterThan(1000)
    await play(await start({ kind: 'free', size: 20 }))
    expect((await standing()).counted).toBeGreaterThan(20)
  })

  test.each([
    ['of one pattern', { kind: 'free', patterns: ['trie'], size: 10 }],
    ['of two patterns', { kind: 'free', patterns: ['trie', 'two-pointers'], size: 20 }],
    [
      'of a category',
      {
        kind: 'free',
        patterns: ['two-pointers', 'sliding-window', 'prefix-sum', 'hash-lookup', 'sorting'],
        size: 20,
      },
    ],
    ['of play', { kind: 'streak' }],
    ['against the clock', { kind: 'storm' }],
  ])('not with a round %s', async (_, body) => {
    await play(await start())
    const before = await standing()
    await play(await start(body))
    const after = await standing()
    expect(levelOf(after)).toEqual(levelOf(before))
    expect(after.patterns.map(({ n }) => n)).toEqual(before.patterns.map(({ n }) => n))
    expect(after.answered).toBeGreaterThan(before.answered)
  })

  test('not with a round of the worst confusions', async () => {
    const first = await start()
    const wrong = answersTo(first).map((answer, index) =>
      index < 2 ? ({ ...answer, named: 'trie' } as Answer) : answer,
    )
    await save(wrong)
    const slips = bank.patterns[0]!.openIds.slice(0, 2).map((id) => testSpot(id, bank.patterns[1]!.name))
    await save(slips.map((slip) => ({ ...slip, at: new Date().toISOString() })))
    const before = await standing()
    await play(await start({ kind: 'worst', size: 5 }))
    expect(levelOf(await standing())).toEqual(levelOf(before))
  })

  test('not with a third daily round of a day', async () => {
    for (let day = 0; day < 16; day++) {
      await play(await start())
      server.wait(dayMs)
      await server.call(
        'POST',
        '/api/login',
        { email: member.user.email, password: member.password },
        { jar: member.jar },
      )
    }
    for (let round = 0; round < 2; round++) await play(await start())
    const before = await standing()
    const third = await start()
    expect(third.items.every((item) => item.kind === 'flip' || item.isSeen)).toBe(true)
    await play(third)
    expect(levelOf(await standing())).toEqual(levelOf(before))
  })

  test('not with an answer outside of rounds, or to one of someone else', async () => {
    const round = await start()
    await save([testSpot('trie-1', 'trie', { at: new Date().toISOString() })])
    const other = await aMember(server)
    await call('POST', 'answers', { answers: answersTo(round) }, other)
    expect((await standing()).counted).toBe(0)
    expect(((await call('GET', 'standing', undefined, other)) as Standing).counted).toBe(0)
  })

  test('not with what came back after a miss', async () => {
    const round = await start()
    await play(round, false)
    const before = await standing()
    const item = round.items.find((each) => each.kind === 'spot' && each.comeback)
    const comeback = item?.kind === 'spot' ? item.comeback! : undefined
    const at = new Date().toISOString()
    await save([testSpot(comeback!.id, comeback!.pattern, { roundId: round.id, at })])
    expect(levelOf(await standing())).toEqual(levelOf(before))
    const saved: Round = await call('GET', `rounds/${round.id}`)
    expect(saved.answers.map(({ promptId }) => promptId)).toContain(comeback!.id)
  })

  test('not with marks, confidence or time', async () => {
    const other = await aMember(server)
    const round = await start()
    server.wait(minuteMs)
    const slow = answersTo(round).map((answer) => ({ ...answer, sure: 1 as const, ms: 900_000 }))
    const quick = slow.map(({ roundId: _, ...answer }) => ({
      ...{ ...answer, id: randomUUID(), sure: 3 as const, ms: 1000 },
    }))
    await save(slow)
    const theirs = await server.call(
      'POST',
      '/api/practice/import',
      { answers: quick.map((answer) => ({ ...answer, roundId: round.id })) },
      { jar: other.jar },
    )
    const altitudes = [(await standing()).altitude, theirs.body.standing.altitude]
    expect(altitudes[1]).toEqual(altitudes[0])
  })
})

describe('a guest who signs up', () => {
  const importAnswers = (answers: readonly object[]) => call('POST', 'import', { answers })
  const guestAnswers = (roundId: string, from: number, more: object = {}) =>
    bank.patterns.slice(from, from + 5).map(({ openIds, name }, index) => ({
      ...testSpot(openIds[0]!, name, { roundId, at: new Date(Date.now() - minuteMs + index).toISOString() }),
      ...more,
    }))

  test('brings the rating along, but of three rounds of a day only two', async () => {
    const rounds = [0, 1, 2].map(() => randomUUID())
    const { standing: after } = await importAnswers(
      rounds.flatMap((id, index) =>
        guestAnswers(id, index * 5).map((answer) => ({
          ...answer,
          at: new Date(Date.parse(answer.at) + index * 100).toISOString(),
        })),
      ),
    )
    expect(after).toMatchObject({ answered: 15, counted: 10 })
  })

  test('does not bring along what its round did not count', async () => {
    const { standing: after } = await importAnswers([
      ...guestAnswers(randomUUID(), 0, { isRated: false }),
      ...guestAnswers('', 5).map(({ roundId: _, ...answer }) => answer),
    ])
    expect(after).toMatchObject({ answered: 10, counted: 0 })
  })
})

test('the best streak and storm of a guest go with them, and never replace a better one', async () => {
  const bestOf = async (kind: 'streak' | 'storm') => (await start({ kind })).best
  const answers: object[] = []
  await call('POST', 'import', { answers, best: { streak: 7, storm: 12 } })
  await call('POST', 'import', { answers, best: { streak: 4 } })
  expect([await bestOf('streak'), await bestOf('storm')]).toEqual([7, 12])
  expect((await standing()).best).toEqual({ streak: 7, storm: 12 })
  expect((await call('GET', 'rounds')).total).toBe(0)
})

describe('the Sealed Five', () => {
  const answerTo = (id: string, isRight: boolean) =>
    testSpot(id, isRight ? id.replace(/-s\d+$/, '') : null, { at: new Date().toISOString() })
  const answer = (check: Check, answers: readonly Answer[]): Promise<Check> =>
    call('POST', `checks/${check.id}/answers`, { answers })

  test('asks five sealed prompts of five patterns once a week, and keeps the keys until the fifth answer', async () => {
    await play(await start())
    const before = await standing()
    expect(before).toMatchObject({ check: 'open', checks: [] })
    const check: Check = await call('POST', 'checks')
    expect(check.prompts).toHaveLength(5)
    expect(new Set(check.prompts.map(({ id }) => id.replace(/-s\d+$/, ''))).size).toBe(5)
    expect(check.prompts.every((prompt) => !('pattern' in prompt) && !('evidence' in prompt))).toBe(true)
    expect((await call('POST', 'checks')).id).toBe(check.id)

    const ids = check.prompts.map(({ id }) => id)
    for (const id of ids.slice(0, 4)) {
      const reply = await answer(check, [answerTo(id, true)])
      expect(reply.result).toBeNull()
      // Nothing tells what was right.
      expect(levelOf(await standing())).toEqual(levelOf(before))
    }
    expect(await standing()).toMatchObject({ check: 'begun' })
    // One try each.
    await answer(check, [answerTo(ids[0]!, false)])
    const { result } = await answer(check, [answerTo(ids[4]!, false)])
    expect(result).toMatchObject({ credit: 4 })
    expect(result?.prompts.every(({ pattern }) => pattern)).toBe(true)
    expect(result?.expected).toBeGreaterThan(0)
    const after = await standing()
    expect(after).toMatchObject({ check: 'done', counted: before.counted + 5 })
    expect(after.checks).toMatchObject([{ answered: 5, credit: 4 }])
    // Sending the last one again changes nothing.
    await answer(check, [answerTo(ids[4]!, true)])
    expect((await standing()).checks).toMatchObject([{ credit: 4 }])
    expect((await call('POST', 'checks')).result).not.toBeNull()
  })

  test('refuses other prompts, and a sealed prompt in a round', async () => {
    const check: Check = await call('POST', 'checks')
    const path = `/api/practice/checks/${check.id}/answers`
    const sealed = answerTo(check.prompts[0]!.id, true)
    const refused = [
      await server.call('POST', path, { answers: [testSpot('trie-1', 'trie')] }, { jar: member.jar }),
      await server.call('POST', '/api/practice/answers', { answers: [sealed] }, { jar: member.jar }),
    ]
    for (const { status } of refused) expect(status).toBe(400)
    const other = await aMember(server)
    expect((await server.call('POST', path, { answers: [sealed] }, { jar: other.jar })).status).toBe(404)
  })

  test('of a week that is over counts what was answered, and a new one is open', async () => {
    const first: Check = await call('POST', 'checks')
    await answer(first, [answerTo(first.prompts[0]!.id, true)])
    server.wait(7 * dayMs)
    const late = await server.call(
      'POST',
      `/api/practice/checks/${first.id}/answers`,
      { answers: [answerTo(first.prompts[1]!.id, true)] },
      { jar: member.jar },
    )
    expect(late.status).toBe(409)
    const second: Check = await call('POST', 'checks')
    expect(second.id).not.toBe(first.id)
    const asked = new Set(first.prompts.map(({ id }) => id))
    expect(second.prompts.filter(({ id }) => asked.has(id))).toEqual([])
    expect(await standing()).toMatchObject({ counted: 1, checks: [{ answered: 1, credit: 1 }] })
  })
})
