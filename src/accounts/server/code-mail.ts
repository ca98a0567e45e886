import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import { codeMs } from './registration-store.ts'

/** Says nothing that the person typed: anyone can have this mail sent to anyone. */
export function codeMail(to: string, code: string, dedupeKey: string): Mail {
  return {
    to,
    kind: 'sign-up-code',
    subject: 'Your Capra code',
    ...renderMail({
      title: 'Your code',
      code,
      paragraphs: [
        'Type this code on the page where you created your account. It works for 10 minutes and only once.',
        'If you asked for more than one code, only the newest one works.',
      ],
      footer:
        'You get this mail because someone used this address to create a Capra account. If that was not you, you can ignore it: without the code no account is made.',
    }),
    dedupeKey,
    usefulForMs: codeMs,
    consoleNote: `code ${code}`,
  }
}
