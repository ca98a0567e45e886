import { v7 as uuidv7 } from 'uuid'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/mail-layout.ts'

const contents = {
  'authenticator-on': {
    subject: 'Two-step sign-in to Capra is on',
    title: 'Two-step sign-in is on',
    paragraphs: [
      'From now on, signing in to your Capra account with the password also takes a code from your authenticator app.',
      'Keep the recovery codes somewhere safe: each of them replaces the app once. You were signed out in every other browser.',
    ],
  },
  'authenticator-off': {
    subject: 'Two-step sign-in to Capra is off',
    title: 'Two-step sign-in is off',
    paragraphs: [
      'The authenticator app of your Capra account was turned off on its account page. Signing in with the password no longer takes a code, and the recovery codes no longer work.',
    ],
  },
  'recovery-codes-renewed': {
    subject: 'You have new Capra recovery codes',
    title: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were made on the account page of your Capra account. The old ones no longer work.',
    ],
  },
  'recovery-code-used': {
    subject: 'A Capra recovery code was used',
    title: 'A recovery code was used',
    paragraphs: [
      'Someone signed in to your Capra account with your password and one of your recovery codes. That code does not work again.',
      'If you have lost your authenticator app, turn it off on the account page and set up a new one.',
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added to Capra',
    title: 'A passkey was added',
    paragraphs: [
      'A passkey was added to your Capra account on its account page. It signs in without the password. You were signed out in every other browser.',
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed from Capra',
    title: 'A passkey was removed',
    paragraphs: [
      'A passkey of your Capra account was removed on its account page. It can no longer sign in. Your device may still list it; you can delete it there.',
    ],
  },
  'factors-reset': {
    subject: 'Your Capra second factors were removed',
    title: 'Your second factors were removed',
    paragraphs: [
      'The people who run this site turned off the authenticator app of your Capra account and removed its recovery codes and passkeys. You were signed out everywhere.',
      'Sign in with your password. You can set up an authenticator app or a passkey again on the account page.',
    ],
  },
} as const

/** Informs the account owner, in case it was someone else. It contains nothing that was typed. */
export function factorMail(to: string, publicUrl: string, kind: keyof typeof contents): Mail {
  const { subject, title, paragraphs } = contents[kind]
  return {
    to,
    kind,
    subject,
    ...renderMail({
      title,
      paragraphs: [...paragraphs, 'If it was you, there is nothing to do.'],
      otherLink: {
        label: 'If it was not you, choose another password now, then check your account page',
        url: `${publicUrl}/auth/forgot`,
      },
      footer:
        'We send this email whenever the ways to sign in to an account change or a recovery code is used.',
    }),
    dedupeKey: `${kind}:${uuidv7()}`,
  }
}
