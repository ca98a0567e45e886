import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, inSeconds } from '#platform/durations.ts'
import { startMailServer } from '#testing/server/smtp-server.ts'
import { recordStatements } from '#testing/statements.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { secretsFrom } from '../secrets.ts'
import type { ClockShift } from '../store/store.ts'
import { deleteOldMailFiles, fileTransport } from './file-transport.ts'
import type { Mail } from './mail.ts'
import { renderMail } from './mail-layout.ts'
import { type MailLog, type MailTransport, MailWorker, PermanentMailError, waitAfter } from './mail-worker.ts'
import { createOutbox } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'

const secrets = secretsFrom('a secret of the tests, long enough to be one')
const from = 'Capra <capra@example.org>'
const publicUrl = 'https://capra.example'
const silent = { info: () => undefined, warn: () => undefined }

const mail: Mail = {
  to: 'priya@example.com',
  kind: 'sign-up-code',
  subject: 'Your code',
  ...renderMail({
    title: 'Your code',
    paragraphs: ['Type it <b>here</b>.'],
    code: '123456',
    footer: 'Not you? Ignore it.',
  }),
  dedupeKey: 'one',
}

let database: TestDatabase
let shift: ClockShift

beforeEach(async () => {
  shift = { milliseconds: 0 }
  database = await createTestDatabase(shift)
})
afterEach(() => database.remove())

const queue = (change: Partial<Mail> = {}) =>
  database.store.transaction((tx) => createOutbox(secrets, () => undefined).queue(tx, { ...mail, ...change }))

/** Runs a worker until all due mails are handled. */
async function work(transport: MailTransport, store = database.store, log: MailLog = silent): Promise<void> {
  const worker = new MailWorker({ store, secrets, transport, log })
  worker.wake()
  await worker.idle()
  await worker.stop()
}

const rows = () => database.store.db.selectFrom('outbox').selectAll().orderBy('id').execute()

function recorder() {
  const sent: { mail: Mail; id: string }[] = []
  const pretended: { mail: Mail; id: string }[] = []
  const transport: MailTransport = {
    send: async (mail, id) => void sent.push({ mail, id }),
    pretend: async (mail, id) => void pretended.push({ mail, id }),
  }
  return { sent, pretended, transport }
}

const failing = (error: Error): MailTransport => ({
  send: () => Promise.reject(error),
  pretend: () => Promise.reject(error),
})

test('a queued mail is sent once and its body is deleted', async () => {
  await queue()
  const { sent, transport } = recorder()
  await work(transport)
  await work(transport)
  expect(sent.map(({ mail }) => mail.to)).toEqual(['priya@example.com'])
  expect(await rows()).toMatchObject([{ status: 'sent', sealed: null, attempts: 1 }])
})

test('a queued mail is encrypted: no address or code is readable', async () => {
  await queue()
  const [row] = await rows()
  expect(JSON.stringify(row)).not.toContain('priya')
  expect(JSON.stringify(row)).not.toContain('123456')
})

test('a repeated dedupe key queues no second mail', async () => {
  await queue()
  await queue()
  expect(await rows()).toHaveLength(1)
})

test('a mail whose transaction rolls back is not sent', async () => {
  const outbox = createOutbox(secrets, () => undefined)
  const failing = database.store.transaction(async (tx) => {
    await outbox.queue(tx, mail)
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  expect(await rows()).toEqual([])
})

test('a failed mail is retried with growing delays', async () => {
  await queue()
  await work(failing(new Error('connection refused')))
  expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, last_error: 'connection refused' }])
  const { sent, transport } = recorder()
  await work(transport)
  expect(sent).toHaveLength(0)
  shift.milliseconds += 6_000
  await work(transport)
  expect(sent).toHaveLength(1)
  expect([1, 2, 3, 4, 5, 6, 7, 20].map((n) => waitAfter(n) / 1000)).toEqual([
    5, 30, 120, 600, 1800, 3600, 7200, 7200,
  ])
})

test('a permanently refused mail is kept for the operator and not retried', async () => {
  await queue()
  await work(failing(new PermanentMailError('550 no such mailbox')))
  expect(await rows()).toMatchObject([{ status: 'dead', sealed: null, last_error: '550 no such mailbox' }])
})

test('a mail is given up a day after it was queued', async () => {
  await queue()
  shift.milliseconds += 25 * hourMs
  await work(failing(new Error('still down')))
  expect(await rows()).toMatchObject([{ status: 'dead' }])
})

test('an expired code is not sent', async () => {
  await queue({ usefulForMs: 600_000 })
  shift.milliseconds += 600_001
  const { sent, transport } = recorder()
  await work(transport)
  expect(sent).toHaveLength(0)
  expect(await rows()).toMatchObject([{ status: 'expired', sealed: null }])
})

test('a pretended mail costs the worker the same work, but is not sent', async () => {
  const outbox = createOutbox(secrets, () => undefined)
  const worked = async (change: Partial<Mail>, how: 'queue' | 'pretend') => {
    await database.store.transaction((tx) => outbox[how](tx, { ...mail, ...change }))
    const { sent, pretended, transport } = recorder()
    const statements = recordStatements()
    await work(transport)
    return { statements: statements.stop(), sent, pretended }
  }
  // The first run of a worker also deletes old mails.
  const real = await worked({ dedupeKey: 'real' }, 'queue')
  const pretended = await worked({ dedupeKey: 'pretended' }, 'pretend')
  expect(pretended.statements).toEqual(real.statements)
  expect([real.sent.length, real.pretended.length]).toEqual([1, 0])
  expect([pretended.sent.length, pretended.pretended.length]).toEqual([0, 1])
  expect(await rows()).toMatchObject([
    { status: 'sent', sealed: null },
    { status: 'expired', sealed: null },
  ])
})

test('a pretended mail connects to the mail server and leaves no file', async () => {
  const pretend = (dedupeKey: string) =>
    database.store.transaction((tx) =>
      createOutbox(secrets, () => undefined).pretend(tx, { ...mail, dedupeKey }),
    )
  let connections = 0
  const server = await startMailServer({
    onConnect: (_, done) => {
      connections += 1
      done()
    },
  })
  await pretend('by SMTP')
  await work(smtpTransport(server.url, from, publicUrl))
  expect([connections, server.received.length]).toEqual([1, 0])
  await server.close()

  const folder = mkdtempSync(join(tmpdir(), 'capra-mails-'))
  const said: string[] = []
  await pretend('to a file')
  await work(fileTransport(folder, from, publicUrl, (line) => said.push(line)))
  expect([readdirSync(folder), said]).toEqual([[], []])
  rmSync(folder, { recursive: true })
  expect(await rows()).toMatchObject([{ status: 'expired' }, { status: 'expired' }])
})

test('mails that were queued while the clock was ahead are sent when it is right again, unless they have ended', async () => {
  shift.milliseconds = 400 * dayMs
  await queue({ dedupeKey: 'a message' })
  await queue({ dedupeKey: 'a code', usefulForMs: 600_000 })
  shift.milliseconds = 0
  const { sent, transport } = recorder()
  await work(transport)
  expect(sent.map(({ mail }) => mail.dedupeKey)).toEqual(['a message'])
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'expired'])
})

test('two workers share the queue and never send a mail twice', async () => {
  for (let i = 0; i < 12; i++) await queue({ dedupeKey: `mail ${i}` })
  const { sent, transport } = recorder()
  await Promise.all([work(transport), work(transport, database.open())])
  expect(sent).toHaveLength(12)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(12)
})

test('without SMTP a mail is written as a file that mail programs open, and the code is printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'capra-mail-'))
  const said: string[] = []
  await queue({ consoleNote: 'code 123456' })
  await work(fileTransport(folder, from, publicUrl, (line) => said.push(line)))
  const [file = ''] = readdirSync(folder)
  const read = await PostalMime.parse(readFileSync(join(folder, file)))
  expect(read).toMatchObject({ subject: 'Your code', from: { address: 'capra@example.org', name: 'Capra' } })
  expect(read.text).toContain('123456')
  expect(read.html).toContain('Type it &lt;b&gt;here&lt;/b&gt;.')
  expect(said.join()).toContain('code 123456')
  rmSync(folder, { recursive: true })
})

test('mail files are deleted after 14 days, like their rows in the store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'capra-mail-'))
  await deleteOldMailFiles(join(folder, 'not-made-yet'))
  for (let n = 0; n < 3; n++) await queue({ dedupeKey: `mail ${n}` })
  await work(fileTransport(folder, from, publicUrl, () => undefined))
  const [old = '', unfinished = '', young = ''] = readdirSync(folder)
  renameSync(join(folder, unfinished), join(folder, `${unfinished}.part`))
  writeFileSync(join(folder, 'my notes.eml'), 'kept')
  const age = (name: string, days: number) =>
    utimesSync(join(folder, name), inSeconds(Date.now()), inSeconds(Date.now() - days * dayMs))
  for (const name of [old, `${unfinished}.part`, 'my notes.eml']) age(name, 15)
  age(young, 13)
  await deleteOldMailFiles(folder)
  expect(readdirSync(folder).sort()).toEqual([young, 'my notes.eml'].sort())
  rmSync(folder, { recursive: true })
})

test('a mail file that disappears during cleanup does not stop the others from being deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'capra-mail-'))
  const nameOf = (digit: string) => `${digit.repeat(36)}.eml`
  // A dangling link: it is listed, but cannot be opened.
  for (const digit of ['0', 'f']) symlinkSync(join(folder, 'nothing'), join(folder, nameOf(digit)))
  writeFileSync(join(folder, nameOf('5')), 'old')
  utimesSync(join(folder, nameOf('5')), 1, 1)
  await deleteOldMailFiles(folder)
  expect(readdirSync(folder).sort()).toEqual([nameOf('0'), nameOf('f')])
  rmSync(folder, { recursive: true })
})

test('SMTP delivery has one recipient and a stable Message-ID', async () => {
  const server = await startMailServer()
  const { received } = server
  await queue()
  await work(smtpTransport(server.url, from, publicUrl))
  const [row] = await rows()
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['priya@example.com'])
  const read = await PostalMime.parse(received[0]?.source ?? '')
  expect(read.messageId).toBe(`<${row?.id}@capra.example>`)
  expect(read.text).toContain('123456')
  await server.close()
})

test('a mail that can be stopped tells mail programs how, with one press', async () => {
  const server = await startMailServer()
  const unsubscribeUrl = `https://capra.example/unsubscribe?token=${'a'.repeat(36)}.${'b'.repeat(43)}`
  await queue({ unsubscribeUrl })
  await queue({ dedupeKey: 'another' })
  await work(smtpTransport(server.url, from, publicUrl))
  const [stoppable, other] = server.received.map(({ source }) => String(source).replaceAll('\r\n ', ' '))
  expect(stoppable).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`)
  expect(stoppable).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(other).not.toContain('List-Unsubscribe')
  await server.close()
})

test('without TLS, no password and no code leaves this machine unless a setting allows it', async () => {
  const passwords: string[] = []
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) => {
      passwords.push(password ?? '')
      done(null, { user: 'capra' })
    },
  })
  // Reaches this machine, but is not a loopback address.
  const remote = server.url.replace('smtp://127.0.0.1', 'smtp://capra:mail-password@0.0.0.0')
  await queue()
  await work(smtpTransport(`${remote}?requireTLS=false&ignoreTLS=true`, from, publicUrl))
  expect([passwords, server.received]).toEqual([[], []])
  const [waiting] = await rows()
  expect(waiting?.status).toBe('waiting')
  expect(waiting?.last_error).toContain('could not be encrypted, so nothing was sent. Turn on TLS')

  await queue({ dedupeKey: 'allowed' })
  await work(smtpTransport(remote, from, publicUrl, { allowPlaintext: true }))
  await queue({ dedupeKey: 'loopback' })
  await work(smtpTransport(remote.replace('0.0.0.0', 'localhost'), from, publicUrl))
  expect(passwords).toEqual(['mail-password', 'mail-password'])
  expect(server.received).toHaveLength(2)
  await server.close()
})

test('a mail can have an attachment, but not a long one', async () => {
  const attachment = {
    filename: 'meeting.ics',
    contentType: 'text/calendar; charset=utf-8',
    text: 'BEGIN:VCALENDAR\r\nSUMMARY:Zoë 🐐\r\nEND:VCALENDAR\r\n',
  } as const
  const server = await startMailServer()
  await queue({ attachment })
  await work(smtpTransport(server.url, from, publicUrl))
  const read = await PostalMime.parse(server.received[0]?.source ?? '')
  expect(read.text).toContain('123456')
  expect(read.attachments).toMatchObject([{ filename: 'meeting.ics', mimeType: 'text/calendar' }])
  expect(new TextDecoder().decode(read.attachments[0]?.content as ArrayBuffer)).toContain('SUMMARY:Zoë 🐐')
  await server.close()
  const tooLong = queue({ dedupeKey: 'long', attachment: { ...attachment, text: 'é'.repeat(8193) } })
  await expect(tooLong).rejects.toThrow('too long')
  expect(await rows()).toHaveLength(1)
})

test('a permanent SMTP error ends delivery, a temporary one is retried', async () => {
  const refuse = async (code: number) => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: code })),
    })
    await queue({ dedupeKey: `refused with ${code}` })
    await work(smtpTransport(server.url, from, publicUrl))
    await server.close()
  }
  await refuse(550)
  await refuse(451)
  expect((await rows()).map(({ status }) => status)).toEqual(['dead', 'waiting'])
})

test.each<[string, SMTPServerOptions]>([
  [
    'does not greet',
    { onConnect: (_session, done) => done(Object.assign(new Error('no'), { responseCode: 554 })) },
  ],
  ['requires a password', { authOptional: false, disabledCommands: ['STARTTLS'] }],
])('a mail server that %s has refused no mail', async (_, options) => {
  const server = await startMailServer(options)
  await queue()
  await work(smtpTransport(server.url, from, publicUrl))
  await server.close()
  expect(await rows()).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: expect.stringContaining('5') },
  ])
})

test('the mail server’s error is stored and logged without the recipient’s address', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('<Priya@Example.com>: no such user'), { responseCode: 550 })),
  })
  const logged: string[] = []
  const note = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`)
  await queue()
  await work(smtpTransport(server.url, from, publicUrl), database.store, { info: note, warn: note })
  await server.close()
  const [row] = await rows()
  expect(row?.last_error).toContain('550 <(address)>: no such user')
  expect(logged).toEqual([expect.stringMatching(/^mail failed permanently .*no such user/)])
  expect(`${logged}${row?.last_error}`).not.toMatch(/priya/i)
})
