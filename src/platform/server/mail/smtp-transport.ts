import { isIPv4 } from 'node:net'
import { messageOf } from './mail.ts'
import { type MailTransport, PermanentMailError } from './mail-worker.ts'

/**
 * Sends by SMTP, with time-outs shorter than the outbox lease. Passwords and codes are sent only over TLS, except to a
 * mail server on this machine or with `allowPlaintext`.
 */
export function smtpTransport(
  url: string,
  from: string,
  publicUrl: string,
  { allowPlaintext = false } = {},
): MailTransport {
  // Imported with the first mail to keep startup fast.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: allowPlaintext || isLoopback(url) ? url : requiringTls(url),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 5_000,
    })
  }
  const openComposer = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true })
  }
  let transport: ReturnType<typeof open> | undefined
  let composer: ReturnType<typeof openComposer> | undefined
  return {
    // Composes the mail, connects, encrypts and signs in as for a real one: most of what sending costs this process.
    pretend: async (mail, id) => {
      composer ??= openComposer()
      await (await composer).sendMail(messageOf(mail, id, from, publicUrl))
      transport ??= open()
      await (await transport).verify()
    },
    send: async (mail, id) => {
      try {
        transport ??= open()
        await (await transport).sendMail(messageOf(mail, id, from, publicUrl))
      } catch (error) {
        const { code, message } = error as SmtpError
        if (isPermanentRefusal(error as SmtpError)) throw new PermanentMailError(message)
        throw code === 'ETLS' ? new Error(`${needsTls} ${message}`) : error
      }
    },
  }
}

const needsTls =
  'The connection to the mail server could not be encrypted, so nothing was sent. Turn on TLS there, or set SMTP_ALLOW_PLAINTEXT=true.'

/** In the URL, because Nodemailer lets parameters of the URL override other options. */
function requiringTls(url: string): string {
  const required = new URL(url)
  required.searchParams.set('requireTLS', 'true')
  return required.href
}

function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

type SmtpError = Error & { readonly responseCode?: number; readonly code?: string }

/** Nodemailer's error codes for a sender, recipient or message that the server refused. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE'])
const signInFirst = 530

/**
 * A 5xx reply is permanent only if it is about the mail. One to the greeting or the password (535) points to a wrong
 * setting: the mails wait until it is fixed, for up to a day.
 */
function isPermanentRefusal({ code = '', responseCode = 0 }: SmtpError): boolean {
  return aboutMail.has(code) && responseCode >= 500 && responseCode !== signInFirst
}
