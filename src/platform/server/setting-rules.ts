import { isIP } from 'node:net'
import { z } from 'zod'
import { parseSender } from './mail/mail.ts'
import { shortestSecret } from './secrets.ts'

/** A URL with one of these schemes. */
export const urlSetting = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must look like ${example}`,
    )

const listSetting = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))

/** The reason is added for the first entry that has one; entries are named by position, because they may be personal data. */
function everyEntry(reasonAgainst: (entry: string) => string | undefined) {
  return listSetting.superRefine((entries, context) => {
    const index = entries.findIndex((entry) => reasonAgainst(entry) !== undefined)
    const reason = reasonAgainst(entries[index] ?? '')
    if (index >= 0 && reason) context.addIssue({ code: 'custom', message: `entry ${index + 1} ${reason}` })
  })
}

/** Addresses and CIDR ranges. A range that trusts everybody would let anyone choose the address that limits count by. */
export const proxiesSetting = everyEntry((entry) => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (longest < 0 || Number(bits ?? 0) > longest)
    return 'is not an IP address or range; all must be IP addresses or ranges, like 10.0.0.0/8 192.0.2.7'
  return bits !== undefined && Number(bits) === 0
    ? 'trusts every address, so anyone could forge theirs; name only your proxies, like 10.0.0.0/8'
    : undefined
})

const isEmail = (text: string) => /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/.test(text)

/** Operators sign in with these addresses, which therefore need a domain that mail can be sent to. */
export const emailsSetting = everyEntry((entry) =>
  isEmail(entry) && /@[^.].*\.[^.]+$/.test(entry)
    ? undefined
    : 'is not an email address; separate plain addresses by commas, like ada@example.org,ben@example.org',
)

/** Returns a URI, as security.txt needs it (RFC 9116). */
export const contactSetting = z
  .string()
  .transform((text) => (isEmail(text) ? `mailto:${text}` : text))
  .refine(
    (uri) => !/\p{Cc}/u.test(uri) && URL.canParse(uri) && /^(mailto:.+@|https:)/.test(uri),
    'must be an email address or an https URL, like security@example.org',
  )

export const senderSetting = z
  .string()
  .refine(
    (text) => !/\p{Cc}/u.test(text) && isEmail(parseSender(text).address),
    'must be an email address, like capra@example.org or "Capra <capra@example.org>"',
  )

/** Fewer different characters than any random secret of this length has. */
const fewestDifferent = 8

export const secretSetting = z
  .string()
  .min(shortestSecret, `must have at least ${shortestSecret} characters`)
  .refine(
    (text) => new Set(text).size >= fewestDifferent && !/^(.+?)\1+$/s.test(text),
    'is easy to guess; use a random one, such as the output of: openssl rand -base64 32',
  )
