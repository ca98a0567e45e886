import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { herdCalls } from '#testing/herd-calls.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

let server: TestServer
let ada: TestMember
let turn = 0

beforeEach(async () => {
  server = await startTestServer()
  ada = await aMember(server)
})
afterEach(() => server.close())

const { call, invite, stopInvitations } = herdCalls(() => server)
/** An address that has no account. */
const aStranger = () => `stranger${++turn}@example.org`
const invitationsTo = async (email: string) =>
  (await server.mails()).filter(({ to, kind }) => to === email && kind === 'buddy-invitation')

describe('the mail', () => {
  test('to a stranger contains nothing that the inviter typed', async () => {
    await server.store.db
      .updateTable('users')
      .set({ first_name: 'Win', last_name: '<b>money</b>' })
      .where('id', '=', ada.user.id)
      .execute()
    const email = aStranger()
    await call(ada, 'POST', '/api/buddy/request', { toEmail: email, message: 'Win too' })
    const [mail] = await invitationsTo(email)
    expect(mail?.subject).toBe('You are invited to practice interviews on Capra')
    expect(mail?.text).toContain(`${ada.user.email} invites you`)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('http://localhost:3000/my-herd')
      expect(part).toContain('http://localhost:3000/stop-invitations#')
    }
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Win|money/)
  })

  test('to a member names the inviter, escaped', async () => {
    await server.store.db
      .updateTable('users')
      .set({ first_name: 'Ada', last_name: '<b>L</b>' })
      .where('id', '=', ada.user.id)
      .execute()
    const ben = await aMember(server)
    await invite(ada, ben.user.email)
    const [mail] = await invitationsTo(ben.user.email)
    expect(mail?.subject).toBe('You are invited to practice interviews on Capra')
    expect(mail?.text).toContain(`Ada <b>L</b> (${ada.user.email}) invites you`)
    expect(mail?.html).not.toContain('<b>')
  })

  test('is repeated at most once a day and three times in total, even after the invitation was canceled', async () => {
    const email = aStranger()
    const { body } = await invite(ada, email)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(1)
    server.wait(dayMs + 1000)
    await invite(ada, email)
    await call(ada, 'DELETE', `/api/buddy/requests/${body.id}`)
    expect((await invite(ada, email)).status).toBe(201)
    expect(await invitationsTo(email)).toHaveLength(2)
    for (const mails of [3, 3, 3]) {
      server.wait(dayMs + 1000)
      await invite(ada, email)
      expect(await invitationsTo(email)).toHaveLength(mails)
    }
  })

  test('reaches one address at most three times a day, whoever invites it', async () => {
    const email = aStranger()
    for (let i = 0; i < 4; i++) expect((await invite(await aMember(server), email)).status).toBe(201)
    expect(await invitationsTo(email)).toHaveLength(3)
    server.wait(dayMs + 1000)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(4)
  })

  test('can be stopped without an account, with a valid link only', async () => {
    const email = aStranger()
    await invite(ada, email)
    for (const token of ['', 'x', 'x.y', 'x.y.z', `${'a'.repeat(43)}.${'b'.repeat(43)}`]) {
      const answer = await server.call('POST', '/api/buddy/stop-invitations', { token })
      expect([answer.status, answer.body.message], token).toEqual([
        400,
        'This link is not complete. Please open it again from the email.',
      ])
    }
    for (let i = 0; i < 2; i++) {
      const answer = await stopInvitations(email)
      expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    }
    const rows = await server.store.db.selectFrom('mail_suppressions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('limits', () => {
  // T-BUD-6
  test('a new account can invite 5 people a day, an older one 20, aliases included', async () => {
    await server.close()
    server = await startTestServer({ limits: { goatMateInvitesFirstDay: 5, goatMateInvitesPerDay: 20 } })
    ada = await aMember(server)
    const invited = async (count: number) => {
      const answers = []
      for (let i = 0; i < count; i++) answers.push(await invite(ada, `ben+${++turn}@example.org`))
      return answers
    }
    const first = await invited(7)
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429])
    expect(first[6]?.body.message).toBe('You can send 5 invitations a day. Please try again tomorrow.')
    expect(Number(first[6]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(server.log).toContainEqual(
      expect.objectContaining({ event: 'limit_reached', limit: 'buddy-invites' }),
    )
    server.wait(dayMs + 1000)
    const later = await invited(1000)
    expect(later.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(later[20]?.body.message).toBe('You can send 20 invitations a day. Please try again tomorrow.')
    expect(await server.store.db.selectFrom('buddy_invites').select('id').execute()).toHaveLength(25)
  })

  test('the number of open invitations is limited; canceling one makes room', async () => {
    await server.close()
    server = await startTestServer({ limits: { goatMateInvitesOpen: 2 } })
    ada = await aMember(server)
    const [first] = [await invite(ada, aStranger()), await invite(ada, aStranger())]
    const refused = await invite(ada, aStranger())
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You have 2 open invitations. Cancel one first.',
    ])
    await call(ada, 'DELETE', `/api/buddy/requests/${first.body.id}`)
    expect((await invite(ada, aStranger())).status).toBe(201)
  })

  test('concurrent requests cannot exceed the limits', async () => {
    await server.close()
    server = await startTestServer({ limits: { goatMateInvitesFirstDay: 5, goatMateInvitesOpen: 3 } })
    ada = await aMember(server)
    const answers = await Promise.all(Array.from({ length: 12 }, () => invite(ada, aStranger())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})
