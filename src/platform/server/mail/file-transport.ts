import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, messageOf } from './mail.ts'
import type { MailTransport } from './mail-worker.ts'
import { mailsKeptMs } from './outbox-queue-store.ts'

/**
 * Without SMTP each mail is written as an `.eml` file, which any mail program opens, and its code is printed on the
 * console, so that you can sign up on a machine without mail.
 */
export function fileTransport(
  folder: string,
  from: string,
  publicUrl: string,
  say: (line: string) => void,
): MailTransport {
  // Imported with the first mail to keep startup fast.
  const openComposer = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  }
  let composer: ReturnType<typeof openComposer> | undefined
  /** Writes `<file>.part`. */
  const write = async (mail: Mail, id: string) => {
    composer ??= openComposer()
    const { message } = await (await composer).sendMail(messageOf(mail, id, from, publicUrl))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    return file
  }
  return {
    pretend: async (mail, id) => rm(`${await write(mail, id)}.part`),
    send: async (mail, id) => {
      const file = await write(mail, id)
      // Renamed when complete, so that a program watching the folder never reads a partial mail.
      await rename(`${file}.part`, file)
      say(
        `Mail for ${mail.to}: ${mail.subject}${mail.consoleNote ? ` - ${mail.consoleNote}` : ''}\n  ${file}`,
      )
    },
  }
}

/**
 * Deletes mail files after the same time as their rows in the store, because they contain addresses, codes and links.
 * Other files in the folder are left alone.
 */
export async function deleteOldMailFiles(folder: string): Promise<void> {
  const names = (await unlessGone(readdir(folder))) ?? []
  for (const name of names.filter((each) => /^[\da-f-]{36}\.eml(\.part)?$/.test(each))) {
    const file = join(folder, name)
    // The file may have been renamed or deleted since it was listed.
    const found = await unlessGone(stat(file))
    if (found && Date.now() - found.mtimeMs > mailsKeptMs) await rm(file, { force: true })
  }
}

async function unlessGone<Value>(look: Promise<Value>): Promise<Value | undefined> {
  try {
    return await look
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
