import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Where the mails of a site end up: files in its data folder, or a mail server of its own. */
export interface Mailbox {
  /** Set when the site is to send by SMTP. */
  readonly smtpUrl: string | undefined
  /** Every mail so far as it went over the wire, oldest first. */
  readSources(): Promise<readonly string[]>
  close(): Promise<void>
}

export function openMailFolder(folder: string): Mailbox {
  return {
    smtpUrl: undefined,
    readSources: async () => {
      const names = await readdir(folder).catch(() => [])
      const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
      const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })))
      return Promise.all(dated.sort((a, b) => a.at - b.at).map(({ file }) => readFile(file, 'utf8')))
    },
    close: async () => undefined,
  }
}

export async function openMailServer(): Promise<Mailbox> {
  const sources: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData: (stream, _session, accept) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        source += text
      })
      stream.on('end', () => {
        sources.push(source)
        accept()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    readSources: async () => sources,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Waits until this many mails have come for an address and gives the newest. */
export async function waitForMail(mailbox: Mailbox, to: string, count: number): Promise<Email> {
  const giveUpAt = Date.now() + 20_000
  for (;;) {
    const mails = await Promise.all((await mailbox.readSources()).map((source) => PostalMime.parse(source)))
    const theirs = mails.filter((mail) => mail.to?.some((person) => person.address === to))
    const newest = theirs.at(-1)
    if (newest && theirs.length >= count) return newest
    if (Date.now() > giveUpAt) throw new Error(`${theirs.length} of ${count} mails came for ${to}.`)
    await wait(50)
  }
}

/** The six digits of a mail with a code. */
export function readCode(mail: Email): string {
  const code = mail.text?.match(/\b\d{3} ?\d{3}\b/)?.[0].replace(' ', '')
  if (!code) throw new Error(`There is no code in the mail "${mail.subject}".`)
  return code
}
