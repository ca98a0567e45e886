import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { befriend } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { recordStatements } from '#testing/statements.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let ada: TestMember
let turn = 0
const day = 86_400_000

beforeEach(async () => {
  server = await startTestServer()
  ada = await aMember(server)
})
afterEach(() => server.close())

/** An address that has no account. */
const aStranger = () => `stranger${++turn}@example.org`
const invite = (who: TestMember, toEmail: unknown, headers = {}) =>
  server.call('POST', '/api/buddy/request', { toEmail }, { jar: who.jar, headers })
const read = async (who: TestMember, path: string) => (await server.call('GET', path, undefined, who)).body
const invitationsTo = async (email: string) =>
  (await server.mails()).filter(({ to, kind }) => to === email && kind === 'buddy-invitation')

describe('an invitation', () => {
  test('is answered with what was sent, and again with the same', async () => {
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
    expect((await read(ada, '/api/buddy/requests')).sent).toEqual([
      {
        id: first.body.id,
        toEmail: email,
        status: 'pending',
        sentAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ])
  })

  test('with an Idempotency-Key is answered alike after it has ended', async () => {
    const email = aStranger()
    const headers = { 'idempotency-key': 'once' }
    const first = await invite(ada, email, headers)
    await server.call('DELETE', `/api/buddy/requests/${first.body.id}`, undefined, ada)
    expect((await invite(ada, email, headers)).body).toEqual(first.body)
    expect((await invite(ada, aStranger(), headers)).status).toBe(409)
  })

  test('needs an address', async () => {
    for (const email of ['', 'nobody', 'a@b@c.example', '"q"@example.com']) {
      const answer = await invite(ada, email)
      expect([answer.status, answer.body.message], email).toEqual([400, 'Enter a valid email address.'])
      expect(answer.body.fields).toHaveProperty('toEmail')
    }
    expect((await invite(ada, 7)).status).toBe(400)
  })

  // T-BUD-1
  test('to oneself is refused however the address is written', async () => {
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
  test('sent both ways many times at once makes one friendship', async () => {
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
      expect(await read(who, '/api/buddies')).toMatchObject([{ id: other.user.id }])
      expect(await read(who, '/api/buddy/requests')).toMatchObject({ sent: [], received: [] })
    }
    expect((await server.mails()).filter(({ kind }) => kind === 'buddy-accepted')).toHaveLength(1)
  })

  test('of somebody who has invited me makes us GoatMates at once', async () => {
    const ben = await aMember(server)
    await invite(ben, ada.user.email)
    const answer = await invite(ada, ben.user.email)
    expect([answer.status, answer.body.status]).toEqual([201, 'accepted'])
    expect(await read(ben, '/api/buddies')).toMatchObject([{ id: ada.user.id }])
    const [mail, ...more] = (await server.mails()).filter(({ kind }) => kind === 'buddy-accepted')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: ben.user.email, subject: 'Your invitation was accepted' })
    const again = await invite(ada, ben.user.email)
    expect([again.status, again.body.message]).toEqual([409, 'You are already GoatMates.'])
  })

  test('ends after 30 days, and a new one can be sent', async () => {
    const ben = await aMember(server)
    const first = await invite(ada, ben.user.email)
    server.wait(30 * day - 1000)
    // Sessions live as long: both sign in again.
    const later = await Promise.all([ada, ben].map((who) => signIn(who)))
    const [adaLater, benLater] = [later[0] ?? ada, later[1] ?? ben]
    expect((await read(benLater, '/api/buddy/requests')).received).toHaveLength(1)
    server.wait(2000)
    expect((await read(benLater, '/api/buddy/requests')).received).toEqual([])
    expect((await read(adaLater, '/api/buddy/requests')).sent).toEqual([])
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

describe('who is invited cannot be told from the answer', () => {
  const facts = ({ status, body, headers }: Awaited<ReturnType<typeof invite>>) => ({
    status,
    body: { ...body, id: '', toEmail: '', message: body.message.replace(/\S+@\S+/, '…') },
    headers: Object.keys(headers),
  })

  // T-BUD-4
  test('a member, a stranger, a blocker and an address without invitations: one answer by the same steps', async () => {
    const member = await aMember(server)
    const blocker = await aMember(server)
    await befriend(server, blocker, ada)
    await server.call('POST', `/api/buddies/${ada.user.id}/block`, undefined, blocker)
    const stopped = aStranger()
    await invite(member, stopped)
    await stop(stopped)

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
    expect((await read(ada, '/api/buddy/requests')).sent).toHaveLength(4)
  })

  test('an address without invitations gets no mail, and its invitation is not accepted', async () => {
    const email = aStranger()
    await invite(await aMember(server), email)
    await stop(email)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(1)
    const ben = await aMember(server, email)
    expect(await accepted(ben)).toHaveLength(1)
    expect(await accepted(ben)).toEqual([])
    expect((await read(ben, '/api/buddy/requests')).received).toEqual([])
  })
})

async function accepted(who: TestMember): Promise<readonly { id: string }[]> {
  return (await server.call('POST', '/api/buddy/auto-accept', undefined, who)).body.accepted
}

/** Follows the link in the newest invitation to this address, as a page without a session does. */
async function stop(email: string) {
  const mail = (await invitationsTo(email)).at(-1)
  const token = /\/stop-invitations#(\S+)/.exec(mail?.text ?? '')?.[1]
  return server.call('POST', '/api/buddy/stop-invitations', { token })
}

describe('the mail', () => {
  test('to a stranger holds nothing that the inviter typed but their address', async () => {
    const jar = ada.jar
    await server.store.db
      .updateTable('users')
      .set({ first_name: 'Win', last_name: '<b>money</b>' })
      .where('id', '=', ada.user.id)
      .execute()
    const email = aStranger()
    await server.call('POST', '/api/buddy/request', { toEmail: email, message: 'Win too' }, { jar })
    const [mail] = await invitationsTo(email)
    expect(mail?.subject).toBe('You are invited to practise interviews on Capra')
    expect(mail?.text).toContain(`${ada.user.email} invites you`)
    expect(mail?.text).toContain('http://localhost:3000/my-herd')
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
    expect(mail?.subject).toBe('You are invited to practise interviews on Capra')
    expect(mail?.text).toContain(`Ada <b>L</b> (${ada.user.email}) invites you`)
    expect(mail?.html).not.toContain('<b>')
  })

  test('comes again only after a day, three times in all, even if the invitation is taken back meanwhile', async () => {
    const email = aStranger()
    const { body } = await invite(ada, email)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(1)
    server.wait(day + 1000)
    await invite(ada, email)
    await server.call('DELETE', `/api/buddy/requests/${body.id}`, undefined, ada)
    expect((await invite(ada, email)).status).toBe(201)
    expect(await invitationsTo(email)).toHaveLength(2)
    for (const mails of [3, 3, 3]) {
      server.wait(day + 1000)
      await invite(ada, email)
      expect(await invitationsTo(email)).toHaveLength(mails)
    }
  })

  test('comes three times a day to one address, whoever invites it', async () => {
    const email = aStranger()
    for (let i = 0; i < 4; i++) expect((await invite(await aMember(server), email)).status).toBe(201)
    expect(await invitationsTo(email)).toHaveLength(3)
    server.wait(day + 1000)
    await invite(ada, email)
    expect(await invitationsTo(email)).toHaveLength(4)
  })

  test('can be stopped without an account, by its own link only', async () => {
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
      const answer = await stop(email)
      expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    }
    const rows = await server.store.db.selectFrom('mail_suppressions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('limits', () => {
  // T-BUD-6
  test('a new account invites 5 people a day, an older one 20, whatever aliases they have', async () => {
    await server.close()
    server = await startTestServer({ limits: { buddyInvitesFirstDay: 5, buddyInvitesPerDay: 20 } })
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
    server.wait(day + 1000)
    const later = await invited(1000)
    expect(later.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(later[20]?.body.message).toBe('You can send 20 invitations a day. Please try again tomorrow.')
    expect(await server.store.db.selectFrom('buddy_invites').select('id').execute()).toHaveLength(25)
  })

  test('50 can be open; answering one makes room', async () => {
    await server.close()
    server = await startTestServer({ limits: { buddyInvitesOpen: 2 } })
    ada = await aMember(server)
    const [first] = [await invite(ada, aStranger()), await invite(ada, aStranger())]
    const refused = await invite(ada, aStranger())
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You have 2 open invitations. Cancel one first.',
    ])
    await server.call('DELETE', `/api/buddy/requests/${first.body.id}`, undefined, ada)
    expect((await invite(ada, aStranger())).status).toBe(201)
  })

  test('many at once find no gap in them', async () => {
    await server.close()
    server = await startTestServer({ limits: { buddyInvitesFirstDay: 5, buddyInvitesOpen: 3 } })
    ada = await aMember(server)
    const answers = await Promise.all(Array.from({ length: 12 }, () => invite(ada, aStranger())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})
