import { expect, test } from 'vitest'
import { herdCalls } from '#testing/herd-calls.ts'
import { aPair, sevenScores } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const server = await sharedServer()
const { call, invite, requestsOf } = herdCalls(() => server)

const choose = (who: TestMember, choices: object) => call(who, 'PUT', '/api/reminders', choices)
const mailsTo = async ({ user }: TestMember) =>
  (await server.mails()).filter(({ to, kind }) => to === user.email && kind !== 'sign-up-code')
const kindsTo = async (who: TestMember) => (await mailsTo(who)).map(({ kind }) => kind)

/** An interview with a request before it, a declined one, and feedback. */
async function interviewEachOther(choices: object): Promise<{ ada: TestMember; bob: TestMember }> {
  const { interviewer: ada, candidate: bob, start } = await aPair(server)
  for (const who of [ada, bob]) await choose(who, choices)
  const ask = async () =>
    (await call(bob, 'POST', '/api/interviews/requests', { interviewerId: ada.user.id })).body.id
  await call(ada, 'POST', `/api/interviews/requests/${await ask()}/decline`)
  const { id } = (await start({ requestId: await ask() })).body
  await call(ada, 'POST', `/api/interviews/${id}/begin`, {})
  const feedback = { status: 'completed', score: 3, feedback: JSON.stringify({ scores: sevenScores(3) }) }
  const completed = await call(ada, 'PUT', `/api/interviews/${id}`, feedback)
  expect(completed.status, completed.text).toBe(200)
  return { ada, bob }
}

test('mails about interviews and feedback come until they are turned off, each kind on its own', async () => {
  const all = await interviewEachOther({})
  expect(await kindsTo(all.ada)).toEqual(['interview-request', 'interview-request'])
  expect(await kindsTo(all.bob)).toEqual([
    'interview-request-declined',
    'interview-invitation',
    'feedback-ready',
  ])
  const { ada, bob } = await interviewEachOther({ interviews: false })
  expect(await kindsTo(ada)).toEqual([])
  expect(await kindsTo(bob)).toEqual(['feedback-ready'])
  const others = await interviewEachOther({ feedback: false })
  expect(await kindsTo(others.bob)).toEqual(['interview-request-declined', 'interview-invitation'])
})

test('each of them has the link that stops all mails', async () => {
  const { ada, bob } = await interviewEachOther({})
  for (const who of [ada, bob])
    for (const { kind, text, unsubscribeUrl } of await mailsTo(who)) {
      expect(unsubscribeUrl, kind).toContain(`/unsubscribe?token=${who.user.id}.`)
      expect(text).toContain(`Stop all mails: ${unsubscribeUrl}`)
    }
})

test('who wants no mails about GoatMates still finds invitations in My Herd', async () => {
  const ada = await aMember(server)
  const bob = await aMember(server)
  await choose(bob, { goatMates: false })
  const reply = await invite(ada, bob.user.email)
  expect([reply.status, reply.body.status]).toEqual([201, 'pending'])
  expect(await kindsTo(bob)).toEqual([])
  expect((await requestsOf(bob)).received).toHaveLength(1)
  const carla = await aMember(server)
  await invite(ada, carla.user.email)
  expect(await kindsTo(carla)).toEqual(['buddy-invitation'])
  const [invitation] = await mailsTo(carla)
  expect(invitation?.text).toContain('/stop-invitations#')
  expect(invitation?.unsubscribeUrl).toContain(carla.user.id)
})

test('an invitation to an address without an account has no link of a member', async () => {
  await invite(await aMember(server), 'stranger@example.com')
  const mail = (await server.mails()).find(({ to }) => to === 'stranger@example.com')
  expect(mail?.unsubscribeUrl).toBeUndefined()
  expect(mail?.text).not.toContain('/unsubscribe')
})

test('a code to reset a password comes after all mails were stopped', async () => {
  const member = await aMember(server)
  await choose(member, {
    practice: false,
    weekly: false,
    interviews: false,
    feedback: false,
    goatMates: false,
  })
  await server.call('POST', '/api/auth/request-password-reset', { email: member.user.email })
  expect(await kindsTo(member)).toEqual(['password-reset'])
})
