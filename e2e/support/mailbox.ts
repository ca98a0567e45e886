import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Where the mails of a site end up: files in its data folder, or a mail server of its own. */
export interface Mailbox {
  /** Set when the site is to send by SMTP. */
  readonly smtpUrl: string | undefined
  /** Every mail so far, oldest first. */
  readMails(): Promise<readonly Email[]>
  close(): Promise<void>
}

export function openMailFolder(folder: string): Mailbox {
  // Many tests share one folder, so each mail is parsed only once.
  const read = new Map<string, Promise<{ mail: Email; at: number }>>()
  const readOne = async (file: string) => {
    const [source, { mtimeMs: at }] = await Promise.all([readFile(file), stat(file)])
    return { mail: await PostalMime.parse(source), at }
  }
  return {
    smtpUrl: undefined,
    readMails: async () => {
      const names: readonly string[] = await readdir(folder).catch(() => [])
      for (const name of names)
        if (name.endsWith('.eml') && !read.has(name)) read.set(name, readOne(join(folder, name)))
      const dated = await Promise.all(read.values())
      return dated.sort((a, b) => a.at - b.at).map(({ mail }) => mail)
    },
    close: async () => undefined,
  }
}

export async function openMailServer(): Promise<Mailbox> {
  const mails: Promise<Email>[] = []
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
        mails.push(PostalMime.parse(source))
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
    readMails: () => Promise.all(mails),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Waits until this many mails have come for an address and gives the newest. */
export async function waitForMail(mailbox: Mailbox, to: string, count: number): Promise<Email> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const theirs = (await mailbox.readMails()).filter((mail) =>
      mail.to?.some((person) => person.address === to),
    )
    const newest = theirs.at(-1)
    if (newest && theirs.length >= count) return newest
    if (Date.now() > deadline) throw new Error(`${theirs.length} of ${count} mails came for ${to}.`)
    await wait(50)
  }
}

/** The six digits of a mail with a code. */
export function readCode(mail: Email): string {
  const code = mail.text?.match(/\b\d{3} ?\d{3}\b/)?.[0].replace(' ', '')
  if (!code) throw new Error(`There is no code in the mail "${mail.subject}".`)
  return code
}
