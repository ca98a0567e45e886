import { beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer, Round } from '../contract.ts'

const bank = testBank({ patternCount: 43, promptCount: 14 })
let member: TestMember

const server = await sharedServer({ promptBank: bank })
beforeEach(async () => {
  member = await aMember(server)
})

async function call(method: string, path: string, body?: unknown) {
  const reply = await server.call(method, `/api/practice/${path}`, body, { jar: member.jar })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}
const start = (kind: Round['kind']): Promise<Round> => call('POST', 'rounds', { kind })

const idsOf = (item: Round['items'][number]) =>
  item.kind === 'spot' ? [item.prompt.id, item.comeback?.id ?? ''] : [item.pairId]

/** Answers to items of a round: '+' right, '-' wrong. */
async function play(round: Round, signs: string, from = 0): Promise<void> {
  const answers = [...signs].flatMap((sign, index): Answer[] => {
    const item = round.items[from + index]
    if (item?.kind !== 'spot') return []
    const { id, pattern, rival } = item.prompt
    const at = new Date(Date.now() + index).toISOString()
    return [testSpot(id, sign === '+' ? pattern : rival.pattern, { roundId: round.id, sure: 1, at })]
  })
  await call('POST', 'answers', { answers })
}

test('a streak goes on where it was until its first miss, and the next one knows the best', async () => {
  const first = await start('streak')
  expect(first).toMatchObject({ kind: 'streak', best: 0 })
  await play(first, '+++')
  const again = await start('streak')
  expect([again.id, again.answers.length]).toEqual([first.id, 3])
  await play(first, '-', 3)
  const second = await start('streak')
  expect(second.id).not.toBe(first.id)
  expect(second.best).toBe(3)
  await play(second, '-')
  expect((await start('streak')).best).toBe(3)
})

test('the prompts to play with have no small cases, which those of other rounds have', async () => {
  const play = [await start('streak'), await start('storm')]
  expect(JSON.stringify(play.map(({ items }) => items))).not.toContain('"contrast"')
  expect(JSON.stringify((await start('free')).items)).toContain('"contrast"')
})

test('a storm that was begun is not gone on with, and slips in it do not end it', async () => {
  const first = await start('storm')
  expect((await start('storm')).id).toBe(first.id)
  await play(first, '+-++')
  const second = await start('storm')
  expect(second.id).not.toBe(first.id)
  expect(second.best).toBe(3)
})

test('a storm is of its own short prompts, and none of them comes in a round', async () => {
  const storm = await start('storm')
  expect(storm.items).toHaveLength(60)
  await play(storm, '+'.repeat(40))
  expect(
    (await start('daily')).items.filter((item) => idsOf(item).some((id) => id.startsWith('quick-'))),
  ).toEqual([])
  expect((await start('daily')).items).toHaveLength(10)
})

test('playing moves no recall, is no round of the history, and holds back no prompt of the daily round', async () => {
  const streak = await start('streak')
  await play(streak, '++-')
  const { counted, answered, roundsToday } = await call('GET', 'standing')
  expect({ counted, answered, roundsToday }).toEqual({ counted: 0, answered: 3, roundsToday: 0 })
  expect(await call('GET', 'rounds')).toMatchObject({ rounds: [], total: 0 })
  expect((await start('daily')).items).toHaveLength(10)
})

test('what was asked after a name is kept with the answer, once', async () => {
  const round = await start('daily')
  const [item] = round.items
  if (item?.kind !== 'spot') throw new Error('The round begins with a duel.')
  const property = { asked: 'words' as const, named: 'longest run', isRight: true }
  const answer = testSpot(item.prompt.id, item.prompt.pattern, { roundId: round.id, property })
  await call('POST', 'answers', { answers: [answer] })
  await call('POST', 'answers', { answers: [{ ...answer, property: undefined }] })
  expect((await call('GET', `rounds/${round.id}`)).answers[0].property).toEqual(property)
})
