import { minuteMs } from '#platform/durations.ts'

// What both sides name in their sentences, and what the server enforces.

/** In characters. */
export const passwordLength = { min: 8, max: 128 } as const
export const atLeast = `At least ${passwordLength.min} characters.`

/** The longest first or last name, in characters. */
export const longestName = 50

/** How long a code to register is valid. */
export const codeMs = 10 * minuteMs

/** How long a link to choose a new password is valid. */
export const resetMs = 30 * minuteMs
