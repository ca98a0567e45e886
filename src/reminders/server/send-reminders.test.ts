import { beforeEach, expect, test } from 'vitest'
import { writeSuspension } from '#accounts/server/suspension/suspension-store.ts'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { dateOf } from '#platform/local-day.ts'
import { localDayIn, momentOf } from '#platform/time-zones.ts'
import type { TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import {
  aReminded,
  clockOf,
  remindersTo,
  sundayOf,
  tick as tickOf,
  waitForHour,
  waitUntil,
} from '#testing/reminders.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const bank = testBank({ patternCount: 43, promptCount: 8 })
const server = await sharedServer({ promptBank: bank })
const tick = () => tickOf(server, bank)
const daily = { practice: true, hour: 7, days: [1, 2, 3, 4, 5, 6, 7] }
const zone = 'America/Los_Angeles'

async function practice({ jar }: TestMember): Promise<void> {
  const at = new Date(await clockOf(server)).toISOString()
  const sent = { answers: [testSpot('sorting-1', null, { at, offset: 0 })] }
  const reply = await server.call('POST', '/api/practice/answers', sent, { jar })
  expect(reply.status, reply.text).toBe(200)
}
const countOf = async (member: TestMember) => (await remindersTo(server, member)).length

// What is due for members of earlier tests.
beforeEach(tick)

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'a mail comes once a day, at the hour that was chosen, in %s',
  async (timeZone) => {
    const member = await aReminded(server, { ...daily, timeZone })
    await waitForHour(server, timeZone, 6)
    await tick()
    const before = await countOf(member)
    server.wait(hourMs)
    await tick()
    await tick()
    expect((await countOf(member)) - before).toBe(1)
    server.wait(hourMs)
    await tick()
    expect((await countOf(member)) - before).toBe(1)
    await waitForHour(server, timeZone, 7)
    await tick()
    expect((await countOf(member)) - before).toBe(2)
  },
)

test('nobody gets a mail who did not ask for one', async () => {
  const member = await aReminded(server, { timeZone: zone, hour: 7, isAsked: true })
  for (let day = 0; day < 8; day++) {
    await waitForHour(server, zone, 7)
    await tick()
  }
  expect(await countOf(member)).toBe(0)
})

test('on other days there is no mail', async () => {
  const member = await aReminded(server, { ...daily, days: [2], timeZone: zone })
  await waitForHour(server, zone, 7, 1)
  await tick()
  expect(await countOf(member)).toBe(0)
  await waitForHour(server, zone, 7, 2)
  await tick()
  expect(await countOf(member)).toBe(1)
})

test('there is no mail after practice on the same day, and one on the next', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 6)
  await tick()
  const before = await countOf(member)
  await practice(member)
  await waitForHour(server, zone, 7)
  await tick()
  expect(await countOf(member)).toBe(before)
  await waitForHour(server, zone, 7)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
})

test('practice of the evening before does not stop the mail of the morning', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 23)
  await tick()
  const before = await countOf(member)
  await practice(member)
  await waitForHour(server, zone, 7)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
})

test('a later hour brings no second mail on the same day', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 7)
  await tick()
  const before = await countOf(member)
  await server.call('PUT', '/api/reminders', { hour: 20 }, { jar: member.jar })
  await waitForHour(server, zone, 20)
  await tick()
  expect(await countOf(member)).toBe(before)
  await waitForHour(server, zone, 20)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
})

test.each([
  ['three hours late is sent', 3 * hourMs - minuteMs, 1],
  ['later is skipped', 3 * hourMs + minuteMs, 0],
])('after the server was down, a mail that is %s', async (_, lateMs, count) => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 6)
  await tick()
  const before = await countOf(member)
  server.wait(hourMs + lateMs)
  await tick()
  expect((await countOf(member)) - before).toBe(count)
})

test('after midnight, the mail of the day before is skipped', async () => {
  const member = await aReminded(server, { ...daily, hour: 23, timeZone: zone })
  await waitForHour(server, zone, 22)
  await tick()
  const before = await countOf(member)
  server.wait(2 * hourMs + minuteMs)
  await tick()
  expect(await countOf(member)).toBe(before)
})

test('an hour that does not exist when clocks go forward is sent at the next one', async () => {
  const member = await aReminded(server, { ...daily, hour: 2, timeZone: zone })
  await waitUntil(server, (year) => momentOf(sundayOf(year, 3, 2), 1, zone) + 59 * minuteMs)
  await tick()
  const before = await countOf(member)
  server.wait(2 * minuteMs)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
  server.wait(dayMs - hourMs)
  await tick()
  expect(await countOf(member)).toBe(before + 2)
})

test('an hour that comes twice when clocks go back is sent once', async () => {
  const member = await aReminded(server, { ...daily, hour: 1, timeZone: zone })
  await waitUntil(server, (year) => momentOf(sundayOf(year, 11, 1), 0, zone) + 59 * minuteMs)
  await tick()
  const before = await countOf(member)
  server.wait(2 * minuteMs)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
  server.wait(hourMs)
  await tick()
  expect(await countOf(member)).toBe(before + 1)
})

test('two processes that send at once queue one mail', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 6)
  await tick()
  const before = await countOf(member)
  await waitForHour(server, zone, 7)
  await Promise.all([tick(), tick(), tick()])
  expect(await countOf(member)).toBe(before + 1)
})

test('a member who is suspended gets no mail', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await server.store.transaction((tx) => writeSuspension(tx, member.user.id, true))
  await waitForHour(server, zone, 7)
  await tick()
  expect(await countOf(member)).toBe(0)
})

test('a mail that a wrong clock planned years ahead is planned again', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  const next_at = (await clockOf(server)) + 3650 * dayMs
  await server.store.db
    .updateTable('reminders')
    .set({ next_at, last_mailed_day: '2046-01-01' })
    .where('user_id', '=', member.user.id)
    .execute()
  await tick()
  expect(await countOf(member)).toBe(0)
  await waitForHour(server, zone, 7)
  await tick()
  expect(await countOf(member)).toBe(1)
})

test('the mail says what the page of practice says, and can be stopped with one press', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 7)
  await tick()
  const [mail] = await remindersTo(server, member)
  expect(mail?.subject).toMatch(/^Ten prompts/)
  expect(mail?.text).toContain('About six minutes.')
  expect(mail?.text).toContain('http://localhost:3000/practice')
  expect(mail?.text).toContain(`Stop all mails: ${mail?.unsubscribeUrl}`)
  expect(mail?.html).toContain('>Stop all mails</a>')
  expect(mail?.usefulForMs).toBe(3 * hourMs)
})

test('the preview is the mail that comes', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  const interviewOn = dateOf(localDayIn(zone, await clockOf(server)) + 30)
  await server.call('PUT', '/api/settings', { interviewOn }, { jar: member.jar })
  const { body } = await server.call('GET', '/api/reminders', undefined, { jar: member.jar })
  await waitForHour(server, zone, 7)
  await tick()
  const [mail] = await remindersTo(server, member)
  expect(mail?.subject).toBe(body.next.subject)
  expect(body.next.paragraphs.join()).toMatch(/Your interview is in (29|30) days\./)
  for (const paragraph of body.next.paragraphs) expect(mail?.text).toContain(paragraph)
  expect(Math.abs(Date.parse(body.next.at) - (await clockOf(server)))).toBeLessThan(minuteMs)
})

test('after practice, the preview is the mail of another day', async () => {
  const member = await aReminded(server, { ...daily, timeZone: zone })
  await waitForHour(server, zone, 6)
  await practice(member)
  const { body } = await server.call('GET', '/api/reminders', undefined, { jar: member.jar })
  const hoursAhead = (Date.parse(body.next.at) - (await clockOf(server))) / hourMs
  expect(hoursAhead).toBeGreaterThan(20)
})
