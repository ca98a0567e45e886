import type { MailTransport } from './mail-worker.ts'
import { PermanentMailError } from './mail-worker.ts'
import { messageOf } from './message.ts'

/** Sends by SMTP, with time-outs below the lease of the outbox. */
export function smtpTransport(url: string, from: string, publicUrl: string): MailTransport {
  // Loaded with the first mail: the start need not wait for it.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 5_000,
    })
  }
  let transport: ReturnType<typeof open> | undefined
  return {
    send: async (mail, id) => {
      try {
        transport ??= open()
        await (await transport).sendMail(messageOf(mail, id, from, publicUrl))
      } catch (error) {
        const { responseCode, code, message } = error as {
          responseCode?: number
          code?: string
          message: string
        }
        // A wrong password for the mail server says nothing about the mail: it waits until the setting is right.
        const isAboutMail = code !== 'EAUTH'
        if (isAboutMail && responseCode !== undefined && responseCode >= 500)
          throw new PermanentMailError(message)
        throw error
      }
    },
  }
}
