import { expect, test } from 'vitest'
import type { Round, Standing } from '#practice/contract.ts'
import { dueHeading } from '#practice/rounds/round-offer.ts'
import type { TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { aReminded, clockOf, remindersTo, tick as tickOf, waitForHour } from '#testing/reminders.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const bank = testBank({ patternCount: 43, promptCount: 8 })
const server = await sharedServer({ promptBank: bank })
const tick = () => tickOf(server, bank)
const zone = 'Europe/Berlin'

async function answer({ jar }: TestMember, prompts: readonly string[]): Promise<void> {
  const at = new Date(await clockOf(server)).toISOString()
  const answers = prompts.map((id) => testSpot(id, id.replace(/-\d+$/, ''), { at, offset: 60 }))
  const reply = await server.call('POST', '/api/practice/answers', { answers }, { jar })
  expect(reply.status, reply.text).toBe(200)
}
const newest = async (member: TestMember) => (await remindersTo(server, member)).at(-1)

test('the summary says on Sunday evening what was done since the last one, and what is due', async () => {
  await waitForHour(server, zone, 12, 1)
  const member = await aReminded(server, { weekly: true, timeZone: zone })
  await answer(member, ['sorting-1', 'sorting-2', 'trie-1'])
  await waitForHour(server, zone, 18, 7)
  await tick()
  const mail = await newest(member)
  expect(mail?.kind).toBe('weekly-summary')
  expect(mail?.text).toMatch(/Since Monday, \w+ \d+, you answered three prompts\./)
  const { body: standing } = await server.call('GET', '/api/practice/standing?offset=60', undefined, {
    jar: member.jar,
  })
  expect(mail?.text).toContain(dueHeading(standing))
  expect(mail?.unsubscribeUrl).toContain('/unsubscribe?token=')
  await waitForHour(server, zone, 12, 3)
  await tick()
  await waitForHour(server, zone, 18, 7)
  await tick()
  expect((await remindersTo(server, member)).length).toBe(2)
  expect((await newest(member))?.text).toMatch(
    /Since Sunday, \w+ \d+, you answered no prompts\. That costs nothing/,
  )
})

test('its numbers are those of the page of practice', async () => {
  const member = await aReminded(server, { weekly: true, timeZone: zone })
  await waitForHour(server, zone, 12, 3)
  await tick()
  const start = await server.call(
    'POST',
    '/api/practice/rounds?offset=60',
    { kind: 'daily' },
    { jar: member.jar },
  )
  const round: Round = start.body
  const at = new Date(await clockOf(server)).toISOString()
  const answers = round.items.flatMap((item) =>
    item.kind === 'spot'
      ? [testSpot(item.prompt.id, item.prompt.pattern, { roundId: round.id, at, offset: 60 })]
      : [],
  )
  await server.call('POST', '/api/practice/answers', { answers }, { jar: member.jar })
  await waitForHour(server, zone, 18, 7)
  await tick()
  const { body } = await server.call('GET', '/api/practice/standing?offset=60', undefined, {
    jar: member.jar,
  })
  const { altitude }: Standing = body
  expect(altitude.meters).toBeGreaterThan(1000)
  const mail = await newest(member)
  expect(mail?.text).toContain(
    `Altitude:\n${altitude.meters.toLocaleString('en')} m, give or take ${altitude.range}`,
  )
  expect(mail?.text).toContain("This week's Sealed Five are open.")
})

test('on Sundays it replaces the practice mail', async () => {
  const member = await aReminded(server, { practice: true, weekly: true, hour: 7, timeZone: zone })
  await waitForHour(server, zone, 12, 6)
  await tick()
  await waitForHour(server, zone, 7, 7)
  await tick()
  expect(await newest(member)).toBeUndefined()
  await waitForHour(server, zone, 18, 7)
  await tick()
  expect((await newest(member))?.kind).toBe('weekly-summary')
})

test('after practice on Sunday it comes the next morning, in place of the practice mail', async () => {
  const member = await aReminded(server, { practice: true, weekly: true, hour: 7, timeZone: zone })
  await waitForHour(server, zone, 12, 7)
  await tick()
  const before = (await remindersTo(server, member)).length
  await answer(member, ['trie-1'])
  await waitForHour(server, zone, 18, 7)
  await tick()
  expect((await remindersTo(server, member)).length).toBe(before)
  await waitForHour(server, zone, 7, 1)
  await tick()
  expect((await newest(member))?.kind).toBe('weekly-summary')
  await waitForHour(server, zone, 7, 2)
  await tick()
  expect((await newest(member))?.kind).toBe('practice-reminder')
})
