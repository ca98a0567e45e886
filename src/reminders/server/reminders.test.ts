import { expect, test } from 'vitest'
import { secretsFrom } from '#platform/server/secrets.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank } from '#testing/practice-bank.ts'
import { aReminded } from '#testing/reminders.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { unsubscribeTokenFor } from './stoppable-mail.ts'

const server = await sharedServer({ promptBank: testBank() })
const read = async ({ jar }: TestMember) =>
  (await server.call('GET', '/api/reminders', undefined, { jar })).body
const save = ({ jar }: TestMember, change: object) => server.call('PUT', '/api/reminders', change, { jar })

test('practice mails and summaries are off until they are turned on', async () => {
  expect(await read(await aMember(server))).toMatchObject({
    practice: false,
    weekly: false,
    interviews: true,
    feedback: true,
    goatMates: true,
    timeZone: null,
    isAsked: false,
    next: null,
  })
})

test('a change is saved, and nothing else changes', async () => {
  const member = await aReminded(server, {
    practice: true,
    hour: 7,
    days: [5, 1, 1],
    timeZone: 'europe/berlin',
  })
  const changed = { practice: true, hour: 7, days: [1, 5], timeZone: 'Europe/Berlin', weekly: false }
  expect(await read(member)).toMatchObject(changed)
  for (const _ of [1, 2]) expect((await save(member, { isAsked: true })).body).toMatchObject(changed)
  expect(await read(member)).toMatchObject({ isAsked: true, next: { action: 'Start the round' } })
})

test.each([
  [
    { timeZone: 'Europe/Atlantis' },
    '“Europe/Atlantis” is not a time zone we know. Choose one from the list.',
  ],
  [{ hour: 24 }, /hour/],
  [{ hour: 7.5 }, /hour/],
  [{ days: [0] }, /days/],
  [{ days: [8] }, /days/],
  [{ practice: 'yes' }, /practice/],
])('%o is refused, and nothing is stored', async (change, sentence) => {
  const member = await aReminded(server, { hour: 9 })
  const refused = await save(member, { ...change, weekly: true })
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(sentence)])
  expect(await read(member)).toMatchObject({ hour: 9, weekly: false })
})

test('nobody can read or change the mails of others', async () => {
  const member = await aReminded(server, { practice: true })
  await save(await aMember(server), { practice: false })
  expect(await read(member)).toMatchObject({ practice: true })
  expect((await server.call('PUT', '/api/reminders', { practice: false })).status).toBe(401)
})

const nothing = { practice: false, weekly: false, interviews: false, feedback: false, goatMates: false }
const tokenOf = ({ user }: TestMember) => unsubscribeTokenFor(server.secrets, user.id)

test('one press in a mail program stops all mails, without cookies', async () => {
  const member = await aReminded(server, { practice: true, weekly: true })
  for (const _ of [1, 2]) {
    const reply = await server.call('POST', `/unsubscribe?token=${tokenOf(member)}`, undefined, {
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reply.status, reply.body]).toEqual([200, { ok: true }])
    expect(await read(member)).toMatchObject({ ...nothing, next: null })
  }
})

test('so does a form in several parts, and the page of the link', async () => {
  const parts = await aReminded(server, { practice: true })
  const form = await server.call('POST', `/unsubscribe?token=${tokenOf(parts)}`, undefined, {
    rawBody: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect(form.status).toBe(200)
  expect(await read(parts)).toMatchObject(nothing)
  const page = await aMember(server)
  expect((await server.call('POST', `/api/unsubscribe?token=${tokenOf(page)}`)).status).toBe(200)
  expect(await read(page)).toMatchObject(nothing)
})

test('opening the link changes nothing', async () => {
  const member = await aReminded(server, { practice: true })
  await server.call('GET', `/unsubscribe?token=${tokenOf(member)}`)
  expect((await server.call('GET', `/api/unsubscribe?token=${tokenOf(member)}`)).status).toBe(405)
  expect(await read(member)).toMatchObject({ practice: true })
})

test('a forged token stops nothing', async () => {
  const member = await aReminded(server, { practice: true })
  const other = tokenOf(await aMember(server))
  const [, signature] = other.split('.')
  const forged = [
    '',
    '.',
    member.user.id,
    `${member.user.id}.`,
    `${member.user.id}.${signature}`,
    `${member.user.id}.${server.secrets.mac('stop-invitations', member.user.id)}`,
    unsubscribeTokenFor(secretsFrom('another secret, which is long enough'), member.user.id),
    `${tokenOf(member)}x`,
    tokenOf(member).slice(0, -1),
  ]
  for (const token of forged) {
    const reply = await server.call('POST', `/unsubscribe?token=${encodeURIComponent(token)}`)
    expect([reply.status, reply.body.message], token).toEqual([
      400,
      'This link is not complete. Please open it again from the email.',
    ])
  }
  expect(await read(member)).toMatchObject({ practice: true })
})

test('the link of a member who has left does nothing', async () => {
  const member = await aMember(server)
  const { jar, password } = member
  await server.call('POST', '/api/account/delete', { password, confirm: 'DELETE' }, { jar })
  expect((await server.call('POST', `/unsubscribe?token=${tokenOf(member)}`)).status).toBe(200)
})

test('the calendar file repeats on the chosen days at the chosen hour, wherever the member is', async () => {
  const member = await aReminded(server, { days: [1, 3, 7], hour: 7, timeZone: 'Europe/Berlin' })
  const { text, headers } = await server.call('GET', '/api/reminders/practice.ics', undefined, {
    jar: member.jar,
  })
  expect(headers['content-disposition']).toBe('attachment; filename="practice.ics"')
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,SU\r\n')
  expect(text).toMatch(/DTSTART:\d{8}T070000\r\n/)
  expect(text).toMatch(/DTEND:\d{8}T071000\r\n/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  await save(member, { days: [] })
  const none = await server.call('GET', '/api/reminders/practice.ics', undefined, { jar: member.jar })
  expect([none.status, none.body.message]).toEqual([409, 'Choose at least one day first.'])
})
