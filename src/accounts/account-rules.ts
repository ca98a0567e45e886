import { minuteMs } from '#platform/durations.ts'

// What both sides name in their sentences, and what the server enforces.

/** In characters, of the normalized password. */
const passwordLength = { min: 8, max: 128 } as const
export const atLeast = `At least ${passwordLength.min} characters.`
/** Normalizing takes time that grows with the square of the length; no valid password is longer as typed. */
export const longestTypedPassword = 2048

/** Devices send one and the same accented letter in different forms. Passwords are measured and compared in this form. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** What is wrong with the length of a new password, as typed. */
export function findLengthFault(typed: string): string | undefined {
  const { min, max } = passwordLength
  const length = typed.length > longestTypedPassword ? Infinity : [...normalizePassword(typed)].length
  return length < min || length > max ? `Passwords must have ${min} to ${max} characters.` : undefined
}

/** The longest first or last name, in characters. */
export const longestName = 50

/** How long a code to register is valid. */
export const codeMs = 10 * minuteMs

/** How long a link to choose a new password is valid. */
export const resetMs = 30 * minuteMs
