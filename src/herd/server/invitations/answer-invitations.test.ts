import { beforeEach, describe, expect, test } from 'vitest'
import { herdCalls, person } from '#testing/herd-calls.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let ada: TestMember
let ben: TestMember
let turn = 0

const server = await sharedServer()
beforeEach(async () => {
  ada = await aMember(server)
  ben = await aMember(server)
})

const { call, autoAccept, setAutoAccept, requestsOf, goatMatesOf, ...herd } = herdCalls(() => server)
const invite = async (who: TestMember, toEmail: string): Promise<string> =>
  (await herd.invite(who, toEmail)).body.id
const acceptedMails = async (to: TestMember) =>
  (await server.mails()).filter((mail) => mail.kind === 'buddy-accepted' && mail.to === to.user.email)

describe('after sign-in', () => {
  // T-BUD-5
  test('only the person who registers with the invited address joins', async () => {
    const email = `carl${++turn}@example.org`
    await invite(ada, email)
    await invite(ben, email)
    expect(await autoAccept(await aMember(server, `not.${email}`))).toEqual({ accepted: [], count: 0 })
    const carl = await aMember(server, email.toUpperCase())
    expect(await autoAccept(carl)).toEqual({ accepted: [person(ada), person(ben)], count: 2 })
    expect(await autoAccept(carl)).toEqual({ accepted: [], count: 0 })
    expect(new Set(await goatMatesOf(carl))).toEqual(new Set([ada.user.id, ben.user.id]))
    expect(await goatMatesOf(ada)).toEqual([carl.user.id])
    expect(await requestsOf(ada)).toMatchObject({ sent: [], received: [] })
    const [mail, ...more] = await acceptedMails(ada)
    expect(more).toEqual([])
    expect(mail?.text).toContain(carl.user.email)
  })

  test('concurrent requests accept an invitation once', async () => {
    await invite(ada, ben.user.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => autoAccept(ben)))
    expect(answers.filter(({ count }) => count === 1)).toHaveLength(1)
    expect(await goatMatesOf(ben)).toEqual([ada.user.id])
    expect(await acceptedMails(ada)).toHaveLength(1)
  })

  test('nothing is accepted for members who turned auto-accept off', async () => {
    expect(await requestsOf(ben)).toMatchObject({ autoAcceptInvites: true })
    expect((await setAutoAccept(ben, false)).body).toEqual({ autoAcceptInvites: false })
    expect(await requestsOf(ben)).toMatchObject({ autoAcceptInvites: false })
    await invite(ada, ben.user.email)
    expect(await autoAccept(ben)).toEqual({ accepted: [], count: 0 })
    expect((await requestsOf(ben)).received).toMatchObject([
      { from: { ...person(ada), email: ada.user.email } },
    ])
    await setAutoAccept(ben, true)
    expect((await autoAccept(ben)).count).toBe(1)
    expect((await setAutoAccept(ben, 'yes')).status).toBe(400)
  })
})

describe('a received invitation', () => {
  beforeEach(() => setAutoAccept(ben, false))

  test('can be accepted by its receiver only, and repeatedly', async () => {
    const id = await invite(ada, ben.user.email)
    for (const stranger of [ada, await aMember(server)])
      for (const act of ['accept', 'decline']) {
        const answer = await call(stranger, 'POST', `/api/buddy/requests/${id}/${act}`)
        expect([answer.status, answer.body.message]).toEqual([404, 'Invitation not found.'])
      }
    for (let i = 0; i < 2; i++) {
      const answer = await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)
      expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    }
    expect(await goatMatesOf(ada)).toEqual([ben.user.id])
    expect(await acceptedMails(ada)).toHaveLength(1)
    for (const [who, method, path] of [
      [ben, 'POST', `${id}/decline`],
      [ada, 'DELETE', id],
    ] as const)
      expect((await call(who, method, `/api/buddy/requests/${path}`)).status).toBe(409)
    await call(ben, 'DELETE', `/api/buddies/${ada.user.id}`)
    expect((await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)).status).toBe(409)
    expect(await goatMatesOf(ben)).toEqual([])
  })

  test('can be declined: the sender sees no difference, and later ones need an explicit answer', async () => {
    const id = await invite(ada, ben.user.email)
    const before = await requestsOf(ada)
    for (let i = 0; i < 2; i++)
      expect((await call(ben, 'POST', `/api/buddy/requests/${id}/decline`)).status).toBe(200)
    expect((await requestsOf(ben)).received).toEqual([])
    expect(await requestsOf(ada)).toEqual(before)
    expect(await invite(ada, ben.user.email)).toBe(id)
    expect((await requestsOf(ben)).received).toEqual([])
    expect((await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)).status).toBe(409)

    await call(ada, 'DELETE', `/api/buddy/requests/${id}`)
    const next = await invite(ada, ben.user.email)
    await setAutoAccept(ben, true)
    expect(await autoAccept(ben)).toEqual({ accepted: [], count: 0 })
    expect((await requestsOf(ben)).received).toMatchObject([{ id: next }])
    await call(ben, 'POST', `/api/buddy/requests/${next}/accept`)
    expect(await goatMatesOf(ben)).toEqual([ada.user.id])
  })

  test('that was declined is accepted by inviting its sender', async () => {
    const id = await invite(ada, ben.user.email)
    await call(ben, 'POST', `/api/buddy/requests/${id}/decline`)
    const answer = await call(ben, 'POST', '/api/buddy/request', { toEmail: ada.user.email })
    expect(answer.body.status).toBe('accepted')
  })

  test('disappears when its sender cancels it, which is safe to repeat', async () => {
    const id = await invite(ada, ben.user.email)
    expect((await call(ben, 'DELETE', `/api/buddy/requests/${id}`)).status).toBe(404)
    for (let i = 0; i < 2; i++)
      expect((await call(ada, 'DELETE', `/api/buddy/requests/${id}`)).status).toBe(200)
    expect(await requestsOf(ben)).toMatchObject({ received: [] })
    expect(await requestsOf(ada)).toMatchObject({ sent: [] })
    const late = await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)
    expect([late.status, late.body.message]).toEqual([409, 'This invitation is no longer open.'])
  })

  test('that is accepted and canceled concurrently ends up as one or the other', async () => {
    const id = await invite(ada, ben.user.email)
    const [accepted, cancelled] = await Promise.all([
      call(ben, 'POST', `/api/buddy/requests/${id}/accept`),
      call(ada, 'DELETE', `/api/buddy/requests/${id}`),
    ])
    expect([accepted.status, cancelled.status].sort()).toEqual([200, 409])
    expect(await goatMatesOf(ben)).toHaveLength(accepted.status === 200 ? 1 : 0)
  })
})
