import { beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let operator: TestMember

const server = await sharedServer({ config: { operatorEmails: ['guide@example.com'] } })
beforeAll(async () => {
  operator = await aMember(server, 'guide@example.com')
})

const suspend = (email: string, isSuspended = true, who = operator) =>
  server.call('PUT', '/api/operator/suspension', { email, isSuspended }, { jar: who.jar })
const suspended = async () =>
  (
    await server.call('GET', '/api/operator/suspended-members', undefined, { jar: operator.jar })
  ).body.members.map(({ email }: { email: string }) => email)
const signIn = (email: string, password: string, jar = new CookieJar()) =>
  server.call('POST', '/api/login', { email, password }, { jar })
const eventsOf = async ({ user }: TestMember) => {
  const rows = await server.store.db
    .selectFrom('audit')
    .select('event')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

test('a suspended member is signed out everywhere and cannot report or sign in, until the suspension ends', async () => {
  const { user, password, jar } = await aMember(server)
  const elsewhere = new CookieJar()
  await signIn(user.email, password, elsewhere)
  for (let i = 0; i < 2; i++) expect((await suspend(user.email.toUpperCase())).status).toBe(200)
  expect(await suspended()).toEqual([user.email])

  const sighting = { company: 'Google', month: null, stage: null }
  for (const each of [jar, elsewhere])
    expect(
      (await server.call('PUT', '/api/company-questions/1/sighting', sighting, { jar: each })).status,
    ).toBe(401)
  const refused = await signIn(user.email, password)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This account is suspended. Write to the people who run this site if you think this is a mistake.',
  ])
  expect(refused.headers['set-cookie']).toBeUndefined()
  // Only the owner of the password learns of the suspension.
  expect((await signIn(user.email, 'not the password')).status).toBe(401)

  for (let i = 0; i < 2; i++) expect((await suspend(user.email, false)).status).toBe(200)
  expect(await suspended()).toEqual([])
  expect((await signIn(user.email, password)).status).toBe(200)
  expect(await eventsOf({ user, password, jar })).toEqual([
    'account_created',
    'signed_in',
    'suspended',
    'suspension_ended',
    'signed_in',
  ])
})

test('a new password does not end a suspension', async () => {
  const { user } = await aMember(server)
  await suspend(user.email)
  await server.call('POST', '/api/auth/request-password-reset', { email: user.email })
  const mail = (await server.mails()).findLast(({ kind }) => kind === 'password-reset')
  const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const newPassword = 'goats climb even better'
  const reset = await server.call('POST', '/api/auth/reset-password', { token, newPassword })
  expect(reset.status).toBe(200)
  expect((await signIn(user.email, newPassword)).status).toBe(403)
  await suspend(user.email, false)
})

test('operators and unknown addresses cannot be suspended', async () => {
  for (const [email, status, message] of [
    ['guide@example.com', 409, 'Operators of this site cannot be suspended.'],
    ['nobody@example.com', 404, 'No member has this email address.'],
    ['nobody', 400, 'Enter a valid email address.'],
  ] as const) {
    const answer = await suspend(email)
    expect([answer.status, answer.body.message]).toEqual([status, message])
  }
})

test('a member who is not an operator gets a 404', async () => {
  const member = await aMember(server)
  const other = await aMember(server)
  expect((await suspend(other.user.email, true, member)).status).toBe(404)
  const list = await server.call('GET', '/api/operator/suspended-members', undefined, { jar: member.jar })
  expect(list.status).toBe(404)
  expect((await signIn(other.user.email, other.password)).status).toBe(200)
})
