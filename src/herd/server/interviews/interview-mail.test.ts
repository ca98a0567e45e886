import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#platform/durations.ts'
import { aPair, makeGoatMates, type Pair, sevenScores, starter } from '#testing/interviews.ts'
import { aMember } from '#testing/people.ts'
import { deliverMails } from '#testing/server/deliver-mails.ts'
import { startMailServer, type TestMailServer } from '#testing/server/smtp-server.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { interviewCalendar } from '../../interview-calendar.ts'
import { formatFeedback } from '../../rating.ts'

const startsAt = new Date(Math.ceil(Date.now() / hourMs + 48) * hourMs)
/** A moment as RFC 5545 writes it in UTC. */
const basicForm = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

let server: TestServer
let mailServer: TestMailServer
let pair: Pair

beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'https://capra.example' } })
  mailServer = await startMailServer()
})
afterAll(async () => {
  await mailServer.close()
  await server.close()
})
beforeEach(async () => {
  pair = await aPair(server)
})

/** @returns the mails about interviews that the candidate has got over SMTP. */
async function deliver(): Promise<readonly Email[]> {
  const mails = await deliverMails(server, mailServer, pair.candidate.user.email)
  return mails.filter(({ subject }) => subject?.includes('interview'))
}

async function rename(firstName: string, lastName = ''): Promise<void> {
  await server.store.db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', pair.interviewer.user.id)
    .execute()
}

/** Lines of a calendar as a reader sees them. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** The attached calendar of the newest mail, byte for byte as it was sent. */
function attachedCalendar(): string {
  const [, after = ''] =
    mailServer.received.at(-1)?.source.toString().split('Content-Disposition: attachment') ?? []
  const [, base64 = ''] = /\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(after) ?? []
  return Buffer.from(base64, 'base64').toString()
}

describe('the invitation', () => {
  test('goes to the candidate as text and HTML, with all links in full and without the question', async () => {
    await rename('Priya', 'Anand')
    const meetingUrl = 'https://meet.example/room?a=1&b=2'
    const code = 'https://pad.example/p/xyz'
    await pair.start({ leetcodeQuestionNumber: 200, googleMeetLink: meetingUrl, codepadLink: code })
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'You are invited to a mock interview on Capra',
      from: { name: 'Capra', address: 'capra@example.org' },
      to: [{ address: pair.candidate.user.email }],
      attachments: [],
    })
    for (const text of [
      `Priya Anand (${pair.interviewer.user.email}) will interview you.`,
      'No time is set yet.',
      `Video meeting:\n${meetingUrl}`,
      `Shared code:\n${code}`,
      'https://capra.example/my-herd',
    ])
      expect(mail?.text).toContain(text)
    for (const url of [meetingUrl, code, 'https://capra.example/my-herd']) {
      const escaped = url.replaceAll('&', '&amp;')
      expect(mail?.html).toContain(`href="${escaped}"`)
      // The visible text is exactly where the link leads.
      expect(mail?.html).toContain(`>${escaped}</a>`)
    }
    expect(`${mail?.text}${mail?.html?.replaceAll(/style="[^"]*"|<style>.*<\/style>/g, '')}`).not.toMatch(
      /\b200\b|Islands/,
    )
  })

  // T-INT-4
  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</title><svg onload=alert(1)>',
    '&lt;b&gt;<b>bold</b>',
  ])('shows a name as text, never as markup: %s', async (name) => {
    await rename(name)
    await pair.start({ googleMeetLink: 'https://meet.example/"><script>alert(1)</script>' })
    const [mail] = await deliver()
    expect(mail?.text).toContain(name)
    expect(mail?.html).not.toContain(name)
    expect(mail?.html).not.toMatch(/<script|<img|<svg|<b>|onerror=alert\(1\)>/)
    expect(mail?.html?.match(/<\w+/g)?.filter((tag) => !knownTags.has(tag))).toEqual([])
  })

  test('neutralizes a name from before such names were refused', async () => {
    await rename('http://evil.example\u202E', 'a@b.co')
    await pair.start({ startsAt: startsAt.toISOString() })
    const [mail] = await deliver()
    expect(mail?.text).toContain('http evil example a b co (')
    for (const text of [mail?.text, mail?.html, attachedCalendar()])
      expect(text).not.toMatch(/evil\.example|a@b\.co|\u202E/)
  })

  test('shows links as plain text with a warning when the candidate did not accept the interviewer', async () => {
    const [interviewer, candidate] = [await aMember(server), await aMember(server)]
    await makeGoatMates(server, interviewer, candidate, { isAutomatic: true })
    pair = { interviewer, candidate, start: starter(server, interviewer, candidate) }
    await rename('Eve')
    const url = 'https://evil.example/room?a=1'
    await pair.start({ startsAt: startsAt.toISOString(), googleMeetLink: url, codepadLink: `${url}&b=2` })
    const [mail] = await deliver()
    expect(mail?.text).toContain(`Video meeting:\n${url}`)
    const warning = 'Capra has no record that you accepted Eve as a GoatMate yourself.'
    for (const text of [mail?.text, mail?.html]) expect(text).toContain(warning)
    expect(mail?.html?.match(/href="[^"]*"/g)?.every((link) => link.includes('//capra.example/'))).toBe(true)
    expect(mail?.html).not.toContain('evil.example')
    expect(mail?.html?.replaceAll(/<\/?span>/g, '')).toContain(`${url}&amp;b=2`)
    expect(attachedCalendar()).not.toContain('evil.example')
  })

  test('keeps the links of someone whom the candidate invited, also when that was accepted automatically', async () => {
    const [interviewer, candidate] = [await aMember(server), await aMember(server)]
    await makeGoatMates(server, candidate, interviewer, { isAutomatic: true })
    pair = { interviewer, candidate, start: starter(server, interviewer, candidate) }
    await pair.start({ googleMeetLink: 'https://meet.example/room' })
    const [mail] = await deliver()
    expect(mail?.html).toContain('href="https://meet.example/room"')
    expect(mail?.text).not.toContain('plain text')
  })

  test('has the time in words and a valid calendar file', async () => {
    await rename('Zoë; "the goat",', 'Ünal \\ Çelik')
    const meetingUrl = `https://meet.example/${'long-room-name-'.repeat(20)}?a=1,2;3`
    const { body } = await pair.start({ startsAt: startsAt.toISOString(), googleMeetLink: meetingUrl })
    const [mail] = await deliver()
    expect(mail?.text).toMatch(/When:\n\w+day, \w+ \d+, \d{4} at \d\d:00 UTC\. /)
    expect(mail?.text).toContain('The attached calendar file shows it in your time zone.')
    const [file, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(file).toMatchObject({
      filename: 'mock-interview.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
    })
    const text = attachedCalendar()
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(unfold(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Capra//Mock interviews//EN',
      'BEGIN:VEVENT',
      `UID:interview-${body.id}@capra.example`,
      'SEQUENCE:0',
      `DTSTAMP:${basicForm(new Date(body.createdAt))}`,
      `DTSTART:${basicForm(startsAt)}`,
      `DTEND:${basicForm(new Date(startsAt.getTime() + hourMs))}`,
      'SUMMARY:Mock interview with Zoë\\; "the goat"\\, Ünal \\\\ Çelik',
      `LOCATION:${meetingUrl.replace(',', '\\,').replace(';', '\\;')}`,
      `DESCRIPTION:Video meeting: ${meetingUrl.replace(',', '\\,').replace(';', '\\;')}\\nMy Herd: https://capra.example/my-herd`,
      'URL;VALUE=URI:https://capra.example/my-herd',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('is sent with links of the maximum length', async () => {
    const longest = `https://meet.example/${','.repeat(2027)}`
    const answer = await pair.start({
      startsAt: startsAt.toISOString(),
      googleMeetLink: longest,
      codepadLink: longest,
    })
    expect(answer.status).toBe(201)
    expect(await deliver()).toHaveLength(1)
    expect(unfold(attachedCalendar())).toContain(`LOCATION:${longest.replaceAll(',', '\\,')}`)
  })
})

describe('the calendar', () => {
  const meeting = {
    meeting: { id: '7', googleMeetLink: null, codepadLink: null, createdAt: '1997-09-01T13:00:00.000Z' },
    startsAt: new Date('1997-09-03T16:30:00.000Z'),
    partnerName: 'Ann',
    publicUrl: 'http://localhost:3000',
  }

  test('folds long lines between characters, also when they have several bytes', () => {
    const partnerName = '🐐é漢'.repeat(60)
    const text = interviewCalendar({ ...meeting, partnerName })
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(unfold(text)).toContain(`SUMMARY:Mock interview with ${partnerName}`)
  })
})

test('the mail about feedback contains neither scores nor text of it', async () => {
  await rename('Priya')
  const { body } = await pair.start()
  const feedback = formatFeedback(sevenScores(5), 'Brilliant throughout.')
  await server.call(
    'PUT',
    `/api/interviews/${body.id}`,
    { status: 'completed', score: 5, feedback },
    { jar: pair.interviewer.jar },
  )
  const mail = (await deliver()).find(({ subject }) => subject === 'Your interview feedback is ready')
  expect(mail?.text).toContain('Priya has written feedback on your mock interview.')
  expect(mail?.text).toContain('Open My Herd:\nhttps://capra.example/my-herd')
  expect(mail?.attachments).toEqual([])
  // The token has any letters and digits.
  for (const part of [mail?.text, mail?.html])
    expect(part?.replaceAll(/token=[\w.-]+/g, '')).not.toMatch(/Brilliant|35|5\.0|hire/)
})

const knownTags = new Set(
  ['html', 'head', 'meta', 'title', 'style', 'body', 'table', 'tr', 'td', 'h1', 'p', 'span', 'br', 'a'].map(
    (tag) => `<${tag}`,
  ),
)
