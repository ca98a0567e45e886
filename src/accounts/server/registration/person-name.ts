import { withoutHiddenCharacters } from '#platform/hidden-characters.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import { longestName } from '../../account-rules.ts'
import { readNameText } from '../../name-text.ts'
import { displayName } from '../../person.ts'

/** Characters that mail programs and browsers read as a dot, an at sign, a colon or two slashes. */
const dot = '[.\u2024\u3002\uFE52\uFF0E\uFF61]'
const at = '[@\uFE6B\uFF20]'
const colon = '[:\uFF1A]'
const slashes = '[/\uFF0F]{2}'
const scheme = '(?:https?|ftp|file|mailto|tel|sms|data|javascript)'
const inWord = '[\\p{L}\\p{N}-]'
/** Mail programs turn these into links, and names appear in mail. */
const linkLike = new RegExp(
  `(?:\\b${scheme})?${colon}${slashes}|www${dot}|${inWord}${dot}\\p{L}{2,}/|${at}|\\b${scheme}${colon}`,
  'iu',
)
/** `evil.example` or `10.0.0.1`. Initials such as `J.R.R.` are no host: no domain ends in a single letter. */
const hostLike = new RegExp(`${inWord}${dot}${inWord}{2,}|\\p{N}${dot}\\p{N}`, 'u')
const linkParts = new RegExp(
  `${colon}${slashes}|${at}|(?<=\\b${scheme})${colon}|(?<=${inWord})${dot}(?=${inWord})`,
  'giu',
)

const nameRule = `Names can be up to ${longestName} characters and cannot contain links.`

/** The name to store: trimmed, or null. It is escaped where it is shown. @throws AppError `invalid` */
export function readName(field: 'firstName' | 'lastName', typed: string | null | undefined): string | null {
  const { name, fault } = readNameText(typed ?? '', longestName, nameRule)
  if (fault) throw invalidField(field, fault)
  // Joiners would hide a link from these expressions, but not from mail programs that ignore them.
  const visible = name.replaceAll(/[\u200C\u200D]/g, '')
  const [link] = linkLike.exec(visible) ?? []
  if (link) throw invalidField(field, `${nameRule} Remove “${link}”.`)
  if (hostLike.test(visible))
    throw invalidField(field, 'Names cannot contain web or email addresses. Put a space after each dot.')
  return name === '' ? null : name
}

/**
 * The name for a mail, in which no mail program finds a link: older accounts may have names that are refused today, and
 * a username comes from an email address.
 */
export function nameInMail(person: Parameters<typeof displayName>[0]): string {
  const shown = withoutHiddenCharacters(displayName(person))
    .replaceAll(linkParts, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return shown || 'User'
}
