import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { type MailTransport, MailWorker } from '#platform/server/mail/mail-worker.ts'
import { herdCalls } from '#testing/herd-calls.ts'
import { aPair } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'

/**
 * Replies do not reveal whether an address has an account, whether someone has started to register it, or whether
 * another user's resource exists. Time follows from work, so tests compare statements and hashes, not milliseconds.
 */

let member: TestMember
let turn = 0

const server = await sharedServer({ limits: { loginPerMinuteIp: 1e6, codePerHourIp: 1e6 } })
beforeAll(async () => {
  member = await aMember(server)
})

/** All of the same length, so that content lengths can be compared. */
const anAddress = () => `enum-${String(++turn).padStart(4, '0')}@example.com`
const password = 'mountain goats climb well'

interface Kinds {
  readonly known: string
  readonly unknown: string
  readonly pending: string
}

async function addresses(): Promise<Kinds> {
  const kinds = { known: anAddress(), unknown: anAddress(), pending: anAddress() }
  await aMember(server, kinds.known)
  await post('request-otp', { email: kinds.pending, userData: { password } }, new CookieJar(), '192.0.2.77')
  // The limits that the sign-ups used have expired.
  server.wait(61_000)
  return kinds
}

const post = (call: string, body: object, jar = new CookieJar(), ip = `203.0.113.${(turn % 250) + 1}`) =>
  server.call('POST', call === 'login' ? '/api/login' : `/api/auth/${call}`, body, { jar, ip })

const changingHeaders = new Set(['date', 'set-cookie', 'retry-after', 'content-length'])

/** Everything a stranger can compare in a reply, without its random parts. */
function visibleParts({ status, text, headers }: Answer, ...ownValues: readonly string[]) {
  const neutral = ownValues.reduce((result, word) => result.replaceAll(word, '*'), text)
  const cookies = [headers['set-cookie'] ?? []].flat()
  return {
    status,
    body: neutral
      .replace(/"(requestId|id)":"[^"]+"/g, '"$1":"*"')
      // The wait depends on the clock, which moves between the three requests.
      .replace(/(?<=wait |retryAfterSeconds":)\d+/g, '*'),
    cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=*;')),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changingHeaders.has(name))),
  }
}

/** Takes the same steps for each kind of address, from different networks, and expects the same replies. */
async function expectSameReplies(
  steps: (email: string, ip: string) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const kinds = await addresses()
  const given = []
  for (const email of [kinds.unknown, kinds.known, kinds.pending]) {
    const answers = await steps(email, `198.18.${Math.floor(turn / 250)}.${(turn % 250) + 1}`)
    turn += 1
    given.push({ answers, visibleParts: answers.map((answer) => visibleParts(answer, email)) })
  }
  expect(given[1]?.visibleParts).toEqual(given[0]?.visibleParts)
  expect(given[2]?.visibleParts).toEqual(given[0]?.visibleParts)
  return given[0]?.answers ?? []
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

describe('an address with an account, one without, and one being registered get the same reply', () => {
  test('to a wrong password, even after too many attempts', async () => {
    const answers = await expectSameReplies(async (email, ip) => {
      const all = []
      for (let time = 0; time < 11; time += 1)
        all.push(await post('login', { email, password: 'not the password' }, new CookieJar(), ip))
      return all
    })
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429])
  })

  test('when it is registered, immediately repeated, and repeated later', async () => {
    const answers = await expectSameReplies(async (email, ip) => {
      const jar = new CookieJar()
      const register = () => post('request-otp', { email, userData: { password } }, jar, ip)
      const first = [await register(), await register()]
      server.wait(61_000)
      return [...first, await register(), await post('request-otp', { email }, jar, ip)]
    })
    expect(statuses(answers)).toEqual([200, 429, 200, 429])
  })

  test('when another code is requested without a registration', async () => {
    const answers = await expectSameReplies(async (email, ip) => {
      const resend = () => post('request-otp', { email }, new CookieJar(), ip)
      const first = [await resend(), await resend()]
      server.wait(61_000)
      return [...first, await resend()]
    })
    expect(statuses(answers)).toEqual([200, 429, 200])
  })

  test('when a reset link is requested, and the server does the same work afterwards', async () => {
    const work = { statements: new Map<string, readonly string[]>(), mails: [] as string[] }
    const transport: MailTransport = {
      send: async () => void work.mails.push('sent'),
      pretend: async () => void work.mails.push('pretended'),
    }
    const log = { info: () => undefined, warn: () => undefined }
    const worker = new MailWorker({ ...server, transport, log })
    const runWorker = async () => {
      worker.wake()
      await worker.idle()
    }
    await runWorker()
    work.mails.length = 0
    await expectSameReplies(async (email, ip) => {
      await runWorker()
      work.mails.length = 0
      const answer = await post('request-password-reset', { email }, new CookieJar(), ip)
      const recorded = recordStatements()
      await runWorker()
      work.statements.set(email, recorded.stop())
      expect(work.mails).toHaveLength(1)
      return [answer]
    })
    await worker.stop()
    const [unknown, ...others] = work.statements.values()
    expect(unknown?.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toEqual(unknown)
  })

  test('when a code is guessed in a browser without a registration', async () => {
    const kinds = await addresses()
    const guess = async (email: string) =>
      visibleParts(await post('verify-otp', { email, otp: '000000' }), email)
    const unknown = await guess(kinds.unknown)
    expect(unknown.status).toBe(400)
    expect(await guess(kinds.known)).toEqual(unknown)
    expect(await guess(kinds.pending)).toEqual(unknown)
  })

  test('when a code is guessed in a browser with a registration', async () => {
    const kinds = await addresses()
    const guesses = async (email: string, ip: string) => {
      const jar = new CookieJar()
      await post('request-otp', { email, userData: { password } }, jar, ip)
      const sent = (await server.mails()).findLast(({ to }) => to === email)
      const right = /\b\d{6}\b/.exec(sent?.kind === 'sign-up-code' ? sent.text : '')?.[0]
      const all = []
      for (const otp of ['000000', '111111', '222222', '333333', '444444', '555555', '666666']
        .filter((code) => code !== right)
        .slice(0, 6))
        all.push(visibleParts(await post('verify-otp', { email, otp }, jar, ip), email))
      return all
    }
    const unknown = await guesses(kinds.unknown, '192.0.2.11')
    expect(unknown.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect(await guesses(kinds.known, '192.0.2.12')).toEqual(unknown)
  })

  test('when it is invited, even if it blocked the inviter or opted out of mail', async () => {
    const { invite, call, stopInvitations } = herdCalls(() => server)
    const blocking = await aMember(server, anAddress())
    const suppressed = anAddress()
    const inviters = await Promise.all(
      ['unknown', 'member', 'blocking', 'suppressed'].map(() => aMember(server)),
    )
    await call(blocking, 'POST', `/api/buddies/${inviters[2]?.user.id}/block`)
    await invite(member, suppressed)
    await stopInvitations(suppressed)
    const known = await aMember(server, anAddress())
    const targets = [anAddress(), known.user.email, blocking.user.email, suppressed]
    const given = []
    for (const [i, email] of targets.entries()) {
      const inviter = inviters[i]
      if (!inviter) throw new Error('There is one for each.')
      const first = await invite(inviter, email)
      const requests = (await call(inviter, 'GET', '/api/buddy/requests')).body.sent
      given.push({
        answers: [visibleParts(first, email), visibleParts(await invite(inviter, email), email)],
        shown: requests.map((sent: object) => Object.keys(sent)),
      })
    }
    expect(given[0]?.answers.map(({ status }) => status)).toEqual([201, 200])
    for (const other of given.slice(1)) expect(other).toEqual(given[0])
  })
})

describe('another user’s resource looks as if it did not exist', () => {
  test('on every endpoint that takes an id', async () => {
    const { interviewer: owner, candidate, start } = await aPair(server)
    const { call, invite } = herdCalls(() => server)
    const interview = (await start()).body.id
    const asked = { interviewerId: owner.user.id }
    const request = (await call(candidate, 'POST', '/api/interviews/requests', asked)).body.id
    const sent = (await invite(owner, anAddress())).body.id
    const received = (await invite(await aMember(server), owner.user.email)).body.id
    const { sessionId } = await startTutorConversation(server, owner)
    const [session] = (await call(owner, 'GET', '/api/account/sessions')).body
    const scores = Object.fromEntries(
      'problemUnderstanding approach complexity codeQuality testing communication optimization'
        .split(' ')
        .map((key) => [key, 3]),
    )
    const calls: readonly (readonly [string, string, string, object?])[] = [
      ['POST', '/api/interviews/:id/begin', interview],
      [
        'PUT',
        '/api/interviews/:id/time',
        interview,
        { startsAt: new Date(Date.now() + dayMs).toISOString() },
      ],
      ['DELETE', '/api/interviews/:id', interview],
      ['POST', '/api/interviews/requests/:id/decline', request],
      ['DELETE', '/api/interviews/requests/:id', request],
      ['PUT', '/api/interviews/:id', interview, { status: 'completed', score: 3 }],
      ['PUT', '/api/interviews/:id/self-score', interview, { scores }],
      ['POST', '/api/interviews/:id/open-feedback', interview],
      ['GET', '/api/interviews/:id/pack', interview],
      ['DELETE', '/api/buddy/requests/:id', sent],
      ['POST', '/api/buddy/requests/:id/accept', received],
      ['POST', '/api/buddy/requests/:id/decline', received],
      ['GET', '/api/ai-tutor/session/:id', sessionId],
      ['POST', '/api/ai-tutor/session/:id/stop', sessionId, { messageId: 'm' }],
      ['DELETE', '/api/ai-tutor/session/:id', sessionId],
      ['DELETE', '/api/account/sessions/:id', session.id],
      ['DELETE', '/api/buddies/:id', owner.user.id],
      ['DELETE', '/api/buddies/:id/block', candidate.user.id],
    ]
    const stranger = await aMember(server)
    for (const [method, path, id, body] of calls) {
      // A valid id that does not exist.
      const unusedId = id.replace(/[0-9a-f]$/, (last) => (last === '0' ? '1' : '0'))
      expect(unusedId, path).not.toBe(id)
      const othersReply = await call(stranger, method, path.replace(':id', id), body)
      const missing = await call(stranger, method, path.replace(':id', unusedId), body)
      expect(visibleParts(othersReply, id), `${method} ${path}`).toEqual(visibleParts(missing, unusedId))
      expect([200, 404], `${method} ${path}`).toContain(othersReply.status)
    }
    expect((await call(owner, 'GET', '/api/user')).status).toBe(200)
    expect((await call(owner, 'GET', `/api/ai-tutor/session/${sessionId}`)).status).toBe(200)
    const question = { topicId: 'arrays', message: 'Hello' }
    const othersReply = await call(stranger, 'POST', '/api/ai-tutor/chat', { ...question, sessionId })
    const missing = await call(stranger, 'POST', '/api/ai-tutor/chat', { ...question, sessionId: 'nobody' })
    expect(visibleParts(othersReply)).toEqual(visibleParts(missing))
    const strangers = { leetcodeQuestionNumber: 1 }
    expect(
      visibleParts(
        await call(stranger, 'POST', '/api/interviews', { ...strangers, intervieweeId: owner.user.id }),
      ),
    ).toEqual(
      visibleParts(
        await call(stranger, 'POST', '/api/interviews', { ...strangers, intervieweeId: 'nobody' }),
      ),
    )
  })

  test('on links that are used, of another kind, or made up', async () => {
    const email = anAddress()
    await aMember(server, email)
    await post('request-password-reset', { email }, new CookieJar(), '192.0.2.21')
    const mail = (await server.mails()).findLast(({ to, kind }) => to === email && kind === 'password-reset')
    const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const reset = (value: string) =>
      post('reset-password', { token: value, newPassword: 'goats never look back' })
    expect((await reset(token)).status).toBe(200)
    const spent = visibleParts(await reset(token))
    expect(spent.status).toBe(400)
    for (const other of ['A'.repeat(43), token.toLowerCase(), token.slice(1), `${token} `, ''])
      expect(visibleParts(await reset(other)), other).toEqual(spent)
  })

  test('on the operators’ endpoint for everyone else', async () => {
    for (const jar of [new CookieJar(), member.jar]) {
      const closed = await server.call('GET', '/api/operator', undefined, { jar })
      const unknown = await server.call('GET', '/api/nothing', undefined, { jar })
      expect([closed.status, closed.body.message]).toEqual([unknown.status, unknown.body.message])
    }
  })
})
