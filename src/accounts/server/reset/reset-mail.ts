import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'
import { resetMs } from './password-reset-store.ts'

/**
 * The token stands behind a # so that it reaches no server log and no other site. `publicUrl` comes from the
 * settings, never from a request.
 */
export function resetMail(to: string, publicUrl: string, token: string, dedupeKey: string): Mail {
  const url = `${publicUrl}/auth/reset#${token}`
  return {
    to,
    kind: 'password-reset',
    subject: 'Choose a new Capra password',
    ...renderMail({
      title: 'Choose a new password',
      paragraphs: [
        'This link opens a page where you choose a new password. It works for 30 minutes and once.',
      ],
      link: { label: 'Choose a new password', url },
      footer:
        'You get this mail because someone asked for it with this address. If that was not you, you can ignore it: your password is unchanged.',
    }),
    dedupeKey,
    usefulForMs: resetMs,
    consoleNote: `choose a new password: ${url}`,
  }
}
