import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import { herdCalls } from '#testing/herd-calls.ts'
import { makeGoatMates } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'

let server: TestServer
let ada: TestMember
let turn = 0

beforeEach(async () => {
  server = await startTestServer()
  ada = await aMember(server)
})
afterEach(() => server.close())

const { call, invite, autoAccept, requestsOf, goatMatesOf, stopInvitations } = herdCalls(() => server)
/** An address that has no account. */
const aStranger = () => `stranger${++turn}@example.org`
const invitationsTo = async (email: string) =>
  (await server.mails()).filter(({ to, kind }) => to === email && kind === 'buddy-invitation')

describe('an invitation', () => {
  test('gets a reply with the invitation, and the same reply when repeated', async () => {
    const email = aStranger()
    const first = await invite(ada, ` ${email} `)
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      id: expect.any(String),
      toEmail: email,
      status: 'pending',
      message: `Buddy request sent to ${email}.`,
    })
    const again = await invite(ada, email.toUpperCase())
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    expect((await requestsOf(ada)).sent).toEqual([
      {
        id: first.body.id,
        toEmail: email,
        status: 'pending',
        sentAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ])
  })

  test('with an Idempotency-Key gets the same reply after it has ended', async () => {
    const email = aStranger()
    const headers = { 'idempotency-key': 'once' }
    const first = await invite(ada, email, headers)
    await call(ada, 'DELETE', `/api/buddy/requests/${first.body.id}`)
    expect((await invite(ada, email, headers)).body).toEqual(first.body)
    expect((await invite(ada, aStranger(), headers)).status).toBe(409)
  })

  test('needs a valid address', async () => {
    for (const email of ['', 'nobody', 'a@b@c.example', '"q"@example.com']) {
      const answer = await invite(ada, email)
      expect([answer.status, answer.body.message], email).toEqual([400, 'Enter a valid email address.'])
      expect(answer.body.fields).toHaveProperty('toEmail')
    }
    expect((await invite(ada, 7)).status).toBe(400)
  })

  // T-BUD-1
  test('to yourself is refused however the address is written', async () => {
    const umlaut = await aMember(server, 'ada@käse.example')
    for (const [who, email] of [
      [ada, ada.user.email],
      [ada, ` ${ada.user.email.toUpperCase()}`],
      [umlaut, 'ADA@KÄSE.example'],
      [umlaut, 'ada@xn--kse-qla.EXAMPLE'],
    ] as const) {
      const answer = await invite(who, email)
      expect([answer.status, answer.body.message], email).toEqual([400, 'You cannot invite yourself.'])
    }
  })

  // T-BUD-2
  test('sent concurrently in both directions makes them GoatMates once', async () => {
    const ben = await aMember(server)
    const second = await server.second()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const [who, other] = i % 2 === 0 ? [ada, ben] : [ben, ada]
        const { call } = i % 4 < 2 ? server : second
        return call('POST', '/api/buddy/request', { toEmail: other.user.email }, { jar: who.jar })
      }),
    )
    const statuses = answers.map(({ status, body }) => (status === 409 ? body.message : body.status))
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set(['pending', 'accepted', 'You are already GoatMates.']))
    expect(await server.store.db.selectFrom('friendships').selectAll().execute()).toHaveLength(1)
    for (const [who, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await goatMatesOf(who)).toEqual([other.user.id])
      expect(await requestsOf(who)).toMatchObject({ sent: [], received: [] })
    }
    expect((await server.mails()).filter(({ kind }) => kind === 'buddy-accepted')).toHaveLength(1)
  })

  test('to someone who has invited you makes you GoatMates at once', async () => {
    const ben = await aMember(server)
    await invite(ben, ada.user.email)
    const answer = await invite(ada, ben.user.email)
    expect([answer.status, answer.body.status]).toEqual([201, 'accepted'])
    expect(await goatMatesOf(ben)).toEqual([ada.user.id])
    const [mail, ...more] = (await server.mails()).filter(({ kind }) => kind === 'buddy-accepted')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: ben.user.email, subject: 'Your invitation was accepted' })
    const again = await invite(ada, ben.user.email)
    expect([again.status, again.body.message]).toEqual([409, 'You are already GoatMates.'])
  })

  test('ends after 30 days, and a new one can be sent', async () => {
    const ben = await aMember(server)
    const first = await invite(ada, ben.user.email)
    server.wait(30 * dayMs - hourMs)
    // Sessions live as long: both sign in again.
    const later = await Promise.all([ada, ben].map((who) => signIn(who)))
    const [adaLater, benLater] = [later[0] ?? ada, later[1] ?? ben]
    expect((await requestsOf(benLater)).received).toHaveLength(1)
    server.wait(2 * hourMs)
    expect((await requestsOf(benLater)).received).toEqual([])
    expect((await requestsOf(adaLater)).sent).toEqual([])
    expect(
      (await server.call('POST', `/api/buddy/requests/${first.body.id}/accept`, undefined, benLater)).body
        .message,
    ).toBe('This invitation is no longer open.')
    const next = await invite(adaLater, ben.user.email)
    expect(next.status).toBe(201)
    expect(next.body.id).not.toBe(first.body.id)
  })
})

async function signIn(who: TestMember): Promise<TestMember> {
  await server.call('POST', '/api/login', { email: who.user.email, password: who.password }, who)
  return who
}

describe('the reply does not reveal who was invited', () => {
  const facts = ({ status, body, headers }: Awaited<ReturnType<typeof invite>>) => ({
    status,
    body: { ...body, id: '', toEmail: '', message: body.message.replace(/\S+@\S+/, '…') },
    headers: Object.keys(headers),
  })

  // T-BUD-4
  test('members, strangers, blockers and suppressed addresses get the same reply from the same statements', async () => {
    const member = await aMember(server)
    const blocker = await aMember(server)
    await makeGoatMates(server, blocker, ada)
    await call(blocker, 'POST', `/api/buddies/${ada.user.id}/block`)
    const stopped = aStranger()
    await invite(member, stopped)
    await stopInvitations(stopped)

    const seen = []
    for (const email of [member.user.email, aStranger(), blocker.user.email, stopped]) {
      const statements = recordStatements()
      const first = await invite(ada, email)
      const steps = statements.stop()
      const again = await invite(ada, email)
      seen.push({ answers: [facts(first), facts(again)], steps })
    }
    for (const other of seen.slice(1)) expect(other).toEqual(seen[0])
    expect(seen[0]?.steps.length).toBeGreaterThan(8)
    expect((await requestsOf(ada)).sent).toHaveLength(4)
  })

  test('a suppressed address gets no mail, and its invitation is not accepted', async () => {
    const email = aStranger()
    await invite(await aMember(server), email)
    await stopInvitations(email)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(1)
    const ben = await aMember(server, email)
    expect((await autoAccept(ben)).accepted).toHaveLength(1)
    expect((await autoAccept(ben)).accepted).toEqual([])
    expect((await requestsOf(ben)).received).toEqual([])
  })
})
