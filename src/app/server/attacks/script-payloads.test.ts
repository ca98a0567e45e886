import { afterAll, beforeAll, expect, test } from 'vitest'
import { readName } from '#accounts/server/registration/person-name.ts'
import { dayMs } from '#platform/durations.ts'
import { apiPolicy } from '#platform/server/http/security-headers.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import { makeGoatMates, sevenScores, starter } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { ScriptedTutor, saying } from '#testing/scripted-tutor.ts'
import { scriptPayloads } from '#testing/server/script-payloads.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'

/** Sends every payload as every text that is shown to users; it must come back as text. */

const operator = 'operator@example.com'
let server: TestServer
let tutor: ScriptedTutor
let host: TestMember
let guest: TestMember
let guide: TestMember
let questionIds: readonly number[] = []

beforeAll(async () => {
  tutor = new ScriptedTutor()
  server = await startTestServer({
    tutorModel: tutor,
    config: { operatorEmails: [operator] },
    limits: {
      interviewsPerDay: 1e6,
      interviewsPerDayAndPair: 1e6,
      interviewsOpen: 1e6,
      tutorActiveSessions: 100,
      goatMateInvitesOpen: 1e6,
    },
  })
  ;[host, guest, guide] = [await aMember(server), await aMember(server), await aMember(server, operator)]
  await makeGoatMates(server, host, guest)
  const { body } = await server.call('GET', '/api/company-questions?limit=100')
  questionIds = body.map(({ id }: { id: number }) => id)
})
afterAll(() => server.close())

async function call(who: TestMember, method: string, path: string, body?: unknown) {
  const answer = await server.call(method, path, body, { jar: who.jar })
  expect([200, 201, 400], `${method} ${path}: ${answer.text}`).toContain(answer.status)
  expect(answer.headers, path).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': apiPolicy,
  })
  return answer
}

/** All stored texts, as the API returns them. */
async function everythingShown(who: TestMember): Promise<string> {
  const reads = [
    'user',
    'buddies',
    'buddy/requests',
    'buddy/blocked',
    'interviews',
    'company-questions/marks',
  ]
  const answers = []
  for (const path of reads) answers.push(await call(who, 'GET', `/api/${path}`))
  answers.push(await call(who, 'POST', '/api/account/export', { password: who.password }))
  expect(answers.at(-1)?.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.json"$/)
  return answers.map(({ text }) => text).join('\n')
}

/** A string as it appears in JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

test('notes, feedback and questions to the tutor come back as they were typed', async () => {
  const start = starter(server, host, guest)
  for (const [i, payload] of scriptPayloads.entries()) {
    const path = `/api/company-questions/${questionIds[i]}/mark`
    expect((await call(host, 'PUT', path, { isStarred: true, note: payload })).body.note).toBe(payload)
    const { body: interview } = await start({ leetcodeQuestionNumber: i + 1 })
    const feedback = i % 2 === 0 ? payload : JSON.stringify({ scores: sevenScores(3), comment: payload })
    const completed = { status: 'completed', score: 3, feedback }
    expect((await call(host, 'PUT', `/api/interviews/${interview.id}`, completed)).status).toBe(200)
    tutor.script = saying(payload)
    const talk = await startTutorConversation(server, host)
    const streamed = await server.call(
      'POST',
      '/api/ai-tutor/chat',
      { topicId: 'arrays', sessionId: talk.sessionId, message: payload, messageId: payload.slice(0, 100) },
      { jar: host.jar, headers: { accept: 'text/event-stream' } },
    )
    // Each event is one line of data, whatever the text contains.
    expect(streamed.text.match(/^event: (\w+)$/gm)).toEqual(['event: start', 'event: delta', 'event: done'])
    expect(streamed.text.match(/^(?!event: |data: |:|$).+$/gm)).toBeNull()
    const { messages } = (await talk.read()).body
    expect(messages[1].content).toBe(payload.trim())
    expect(messages[2].content).toBe(payload.trim())
    await talk.end()
  }
  const shown = await everythingShown(host)
  const shownToGuest = await everythingShown(guest)
  for (const payload of scriptPayloads) {
    expect(shown).toContain(inJson(payload))
    // Feedback is stored as JSON inside JSON.
    expect(
      shownToGuest.includes(inJson(payload.trim())) || shownToGuest.includes(inJson(inJson(payload.trim()))),
    ).toBe(true)
  }
})

test('interview links must be http or https URLs', async () => {
  const start = starter(server, host, guest)
  let kept = 0
  for (const payload of scriptPayloads)
    for (const link of [
      payload,
      ` ${payload}`,
      `https://meet.example/${payload}`,
      `https://meet.example/#${payload}`,
      `https://${payload}`,
    ]) {
      const { status, body } = await start({
        leetcodeQuestionNumber: 9000 + (kept % 900),
        googleMeetLink: link,
        codepadLink: link,
      })
      expect([200, 201, 400], link).toContain(status)
      if (status === 400) continue
      kept += 1
      for (const href of [body.googleMeetLink, body.codepadLink]) {
        expect(new URL(href).protocol, link).toMatch(/^https?:$/)
        expect(href, link).not.toMatch(/[\s"<>\\]/)
      }
    }
  expect(kept).toBeGreaterThan(20)
})

test('names, companies and imported lists come back as text', async () => {
  const header = 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link'
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = [header]
  for (const [i, payload] of scriptPayloads.entries()) {
    const sighting = { company: payload, month: null, stage: null }
    await call(host, 'PUT', `/api/company-questions/${questionIds[i]}/sighting`, sighting)
    const line = `${70_000 + i},${quoted(payload)},50%,Easy,1.0,https://leetcode.com/problems/payload-${i}`
    const evil = `${71_000 + i},Evil link,50%,Easy,1.0,${quoted(payload)}`
    lines.push(line, evil)
    for (const path of [`${payload}.csv`, `${payload}/all.csv`])
      await call(guide, 'POST', '/api/operator/import', {
        files: [{ path: path.slice(0, 500), text: `${header}\n${line}\n${evil}\n` }],
        isDryRun: i % 2 === 0,
      })
    await call(host, 'POST', '/api/buddy/request', { toEmail: `${payload}@example.org` })
    await call(host, 'GET', `/api/company-questions?q=${encodeURIComponent(payload.slice(0, 100))}`)
  }
  const files = [{ path: 'payloads.csv', text: lines.join('\n') }]
  await call(guide, 'POST', '/api/operator/import', { files, isDryRun: false })
  const { body: questions } = await call(host, 'GET', '/api/company-questions?limit=500&companies=payloads')
  expect(questions.length).toBeGreaterThan(30)
  for (const { leetcodeUrl } of questions)
    expect(leetcodeUrl).toMatch(/^https:\/\/leetcode\.com\/problems\/[\w-]+\/?$/)
  const companies = (await call(host, 'GET', '/api/company-questions/companies')).body
  for (const { slug } of companies) expect(slug).toMatch(/^[\p{L}\p{N}-]+$/u)
})

test('no mail contains an element, attribute or URL that a user wrote', async () => {
  const names = scriptPayloads.filter(isName)
  expect(names.length).toBeGreaterThan(20)
  for (const [i, name] of names.entries()) {
    await rename(host, name)
    await rename(guest, name)
    const startsAt = new Date(Date.now() + dayMs).toISOString()
    const googleMeetLink = `https://meet.example/"'><script>ran(${i})</script>`
    const started = await starter(
      server,
      host,
      guest,
    )({ leetcodeQuestionNumber: 5000 + i, startsAt, googleMeetLink })
    expect(started.status, started.text).toBe(201)
    const plan = { leetcodeQuestionNumber: 6000 + i, startsAt, googleMeetLink }
    const changed = `/api/interviews/${(await starter(server, host, guest)(plan)).body.id}`
    const later = { startsAt: new Date(Date.now() + 2 * dayMs).toISOString() }
    expect((await call(host, 'PUT', `${changed}/time`, later)).status).toBe(200)
    expect((await call(host, 'DELETE', changed)).status).toBe(200)
    await call(host, 'PUT', `/api/interviews/${started.body.id}`, {
      status: 'completed',
      score: 3,
      feedback: name,
    })
    const meeting = { interviewerId: host.user.id, startsAt, googleMeetLink }
    const request = await call(guest, 'POST', '/api/interviews/requests', meeting)
    await call(host, 'POST', `/api/interviews/requests/${request.body.id}/decline`)
    const invitation = await server.call(
      'POST',
      '/api/buddy/request',
      { toEmail: operator },
      { jar: host.jar },
    )
    expect(invitation.status, invitation.text).toBeLessThan(202)
    await call(guide, 'POST', '/api/buddy/auto-accept')
    await server.store.db.deleteFrom('friendships').where('user_a', '=', guide.user.id).execute()
    await server.store.db.deleteFrom('friendships').where('user_b', '=', guide.user.id).execute()
    server.wait(1000)
  }
  const mails = (await server.mails()).filter(({ kind }) => kind !== 'sign-up-code')
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(
    new Set([
      'interview-invitation',
      'interview-moved',
      'interview-canceled',
      'interview-request',
      'interview-request-declined',
      'feedback-ready',
      'buddy-invitation',
      'buddy-accepted',
    ]),
  )
  for (const mail of mails) expectOurMail(mail)
  expect(mails.some(({ text }) => text.includes('<script>'))).toBe(true)
})

test('an injected element would be detected', () => {
  const { html } = renderMail({ title: 'x', paragraphs: ['y'], footer: 'z' })
  for (const injected of ['<b>x</b>', '<p onclick="x">', '<a href="javascript:x">'])
    expect(() => expectOurHtml(html.replace('y', injected))).toThrow()
})

async function rename({ user }: TestMember, name: string): Promise<void> {
  await server.store.db
    .updateTable('users')
    .set({ first_name: name, last_name: name })
    .where('id', '=', user.id)
    .execute()
}

function isName(text: string): boolean {
  try {
    return readName('firstName', text) !== null
  } catch {
    return false
  }
}

const tag = /<[^>]*>/g
const withoutAddress = (element: string) => element.replace(/href="[^"]*"/, 'href')
/** The elements of a mail that uses every feature of the layout, without URLs. */
const ourElements = new Set(
  renderMail({
    title: 'x',
    paragraphs: ['x'],
    code: '1',
    facts: [
      { label: 'x', value: 'x' },
      { label: 'x', url: 'https://x.example' },
    ],
    link: { label: 'x', url: 'https://x.example' },
    otherLink: { label: 'x', url: 'https://x.example' },
    footer: 'x',
    footerLinks: [{ label: 'x', url: 'https://x.example' }],
  })
    .html.match(tag)
    ?.map(withoutAddress),
)

function expectOurHtml(html: string): void {
  const elements = html.match(tag) ?? []
  expect(html.split('<')).toHaveLength(elements.length + 1)
  for (const element of elements) {
    expect(ourElements).toContain(withoutAddress(element))
    const href = /href="([^"]*)"/.exec(element)?.[1]
    if (href !== undefined) expect(href).toMatch(/^https?:\/\/[\w.-]+(:\d+)?\/[^\s<>"']*$/)
  }
}

function expectOurMail({ kind, to, subject, html, attachment }: Mail): void {
  expectOurHtml(html)
  expect(`${subject}${to}`, kind).not.toMatch(/[\r\n<>]|ran\(/)
  if (!attachment) return
  expect(attachment.filename).toMatch(/^[\w.-]+$/)
  // Each line is a property of ours or continues the previous one.
  for (const line of attachment.text.split('\r\n').filter((each) => each !== ''))
    expect(line).toMatch(/^( |[A-Z-]+[;:])/)
  expect(attachment.text.match(/^BEGIN:\w+/gm)).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
  expect(attachment.text).not.toMatch(/^(ATTACH|ATTENDEE|ORGANIZER|X-)/m)
}
