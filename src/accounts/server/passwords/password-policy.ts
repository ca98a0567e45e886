import { invalidField } from '#platform/server/http/errors.ts'
import { findLengthFault, longestTypedPassword, normalizePassword } from '../../account-rules.ts'
import type { EmailAddress } from '../email-address.ts'

/** Of 128 characters. */
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
  const lengthFault = findLengthFault(password)
  if (lengthFault) throw invalidField(field, lengthFault)
  const lowerCase = normalizePassword(password).toLowerCase()
  if (isPersonal(lowerCase, email) || (await isCommon(lowerCase)))
    throw invalidField(field, 'This password is too common. Choose a longer or less common one.')
}

/** Whether it can be a password at all: longer ones were never set, and hashing them costs time. */
export function canBePassword(password: string): boolean {
  if (password === '' || password.length > longestTypedPassword) return false
  return [password, normalizePassword(password)].some((form) => Buffer.byteLength(form) <= maxBytes)
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
