import { messageOf } from './mail.ts'
import { type MailTransport, PermanentMailError } from './mail-worker.ts'

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
        throw isRefusedForGood(error as SmtpFault)
          ? new PermanentMailError((error as SmtpFault).message)
          : error
      }
    },
  }
}

type SmtpFault = Error & { readonly responseCode?: number; readonly code?: string }

/** Where Nodemailer puts what was answered to the sender, the recipient and the text of a mail. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE'])
const signInFirst = 530

/**
 * A 5xx ends a mail when it answers the mail. One that answers the greeting or our password (535) says nothing about
 * any mail: all would be lost by one wrong setting, so they wait until it is right, for a day at the longest.
 */
function isRefusedForGood({ code = '', responseCode = 0 }: SmtpFault): boolean {
  return aboutMail.has(code) && responseCode >= 500 && responseCode !== signInFirst
}
