import nodemailer from 'nodemailer'
import type { MailTransport } from './mail-worker.ts'
import { PermanentMailError } from './mail-worker.ts'
import { messageOf } from './message.ts'

/** Sends by SMTP, with time-outs below the lease of the outbox. */
export function smtpTransport(url: string, from: string, publicUrl: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
  })
  return {
    send: async (mail, id) => {
      try {
        await transport.sendMail(messageOf(mail, id, from, publicUrl))
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string }
        if (responseCode !== undefined && responseCode >= 500) throw new PermanentMailError(message)
        throw error
      }
    },
  }
}
