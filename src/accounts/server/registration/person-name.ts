import { invalidField } from '#platform/server/http/errors.ts'
import { longestName } from '../../account-rules.ts'
import { displayName } from '../../person.ts'

/** Control and format characters (bidirectional overrides, zero-width joiners), line separators, and blank letters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u
/** Characters that mail programs and browsers read as a dot, an at sign, a colon or two slashes. */
const dot = '[.\u2024\u3002\uFE52\uFF0E\uFF61]'
const at = '[@\uFE6B\uFF20]'
const colon = '[:\uFF1A]'
const slashes = '[/\uFF0F]{2}'
const scheme = '(?:https?|ftp|file|mailto|tel|sms|data|javascript)'
const inWord = '[\\p{L}\\p{N}-]'
/** Mail programs turn these into links, and names appear in mail. */
const linkLike = new RegExp(
  `${colon}${slashes}|www${dot}|${inWord}${dot}\\p{L}{2,}/|${at}|\\b${scheme}${colon}`,
  'iu',
)
/** `evil.example` or `10.0.0.1`. Initials such as `J.R.R.` are no host: no domain ends in a single letter. */
const hostLike = new RegExp(`${inWord}${dot}${inWord}{2,}|\\p{N}${dot}\\p{N}`, 'u')
const linkParts = new RegExp(
  `${colon}${slashes}|${at}|(?<=\\b${scheme})${colon}|(?<=${inWord})${dot}(?=${inWord})`,
  'giu',
)

/** The name to store: trimmed, or null. It is escaped where it is shown. @throws AppError `invalid` */
export function readName(field: 'firstName' | 'lastName', typed: string | null | undefined): string | null {
  const name = (typed ?? '').trim()
  if ([...name].length > longestName || invisible.test(name) || linkLike.test(name))
    throw invalidField(field, `Names can be up to ${longestName} characters and cannot contain links.`)
  if (hostLike.test(name))
    throw invalidField(field, 'Names cannot contain web or email addresses. Put a space after each dot.')
  return name === '' ? null : name
}

/**
 * The name for a mail, in which no mail program finds a link: older accounts may have names that are refused today, and
 * a username comes from an email address.
 */
export function nameInMail(person: Parameters<typeof displayName>[0]): string {
  const shown = displayName(person)
    .replaceAll(new RegExp(invisible, 'gu'), '')
    .replaceAll(linkParts, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return shown || 'User'
}
