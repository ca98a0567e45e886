import { domainToASCII } from 'node:url'

export interface EmailAddress {
  /** As typed, trimmed: where email is sent. */
  readonly address: string
  /** The address in lower case with an ASCII domain, which identifies an account. No dot or plus folding. */
  readonly key: string
  /** The part before the @, in lower case. */
  readonly localPart: string
}

/** No quotes, comments, spaces or other scripts: mail software interprets those differently. */
const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}$/
/** Checked before punycode conversion, which also accepts percent signs and other dots. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Parses an email address. Undefined if it is not valid. */
export function parseEmail(typed: string): EmailAddress | undefined {
  const address = typed.trim()
  if (address.length < 3 || address.length > 254) return undefined
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || !localPart.test(local) || !typedDomain.test(domain)) return undefined
  const asciiDomain = domainToASCII(domain).toLowerCase()
  if (!isHostName(asciiDomain)) return undefined
  return { address, key: `${local.toLowerCase()}@${asciiDomain}`, localPart: local.toLowerCase() }
}

function isHostName(domain: string): boolean {
  const labels = domain.split('.')
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '')
  return domain.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part)) && !isNumeric
}
