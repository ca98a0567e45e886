import { invalidField } from '#platform/server/http/errors.ts'
import { passwordLength } from '../../account-rules.ts'
import type { EmailAddress } from '../email-address.ts'

const maxBytes = 512
const productName = 'capra'
/** A password that contains the product's name must be long enough without it. */
const enoughWithoutName = 8

/**
 * Length, and not easily guessed. No composition rules.
 *
 * The bundled list is the 50,000 most common leaked passwords of 8 or more characters, compared in lower
 * case (the shorter ones of a top-100,000 list fail the length). It is Mozilla's, by way of SecLists.
 *
 * @throws AppError `invalid`
 */
export async function checkPasswordPolicy(
  password: string,
  email: EmailAddress,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  const length = [...password].length
  const { min, max } = passwordLength
  if (length < min || length > max || Buffer.byteLength(password) > maxBytes)
    throw invalidField(field, `Passwords must have ${min} to ${max} characters.`)
  if (isPersonal(password.toLowerCase(), email) || (await isCommon(password.toLowerCase())))
    throw invalidField(field, 'This password is too common. Choose a longer or less common one.')
}

/** Whether it can be a password at all: longer ones were never set, and hashing them costs time. */
export function canBePassword(password: string): boolean {
  return password !== '' && Buffer.byteLength(password) <= maxBytes
}

function isPersonal(password: string, { key, localPart }: EmailAddress): boolean {
  const withoutName = password.replaceAll(productName, '')
  const isBuiltOnName = withoutName !== password && withoutName.length < enoughWithoutName
  return password === key || password === localPart || isBuiltOnName
}

async function isCommon(password: string): Promise<boolean> {
  // Loaded at the first registration: loading takes 40 ms, which would delay startup.
  const { default: list } = await import('fxa-common-password-list')
  return list.test(password)
}
