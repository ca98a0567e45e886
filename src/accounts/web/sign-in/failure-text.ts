import { ApiError } from '#platform/web/call-api.ts'
import { PasskeyError } from '../passkeys/passkey-prompt.ts'

interface FailureTexts {
  /** When the server refused without a message. */
  readonly refused: string
  /** When the server could not be reached. */
  readonly unreachable: string
}

export const logInFailed: FailureTexts = {
  refused: 'Login failed',
  unreachable: 'Login failed. Please try again.',
}
export const registrationFailed: FailureTexts = {
  refused: 'Failed to send verification code',
  unreachable: 'Registration failed. Please try again.',
}
export const codeCallFailed: FailureTexts = {
  refused: 'The server did not answer as expected. Please try again.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
}

/** The server accepted the password, but the browser did not store the cookie. */
export class CookieNotKept extends Error {
  constructor() {
    super(
      'Your browser blocked the sign-in cookie. Open this site over https or ask its operator to set PUBLIC_URL.',
    )
    this.name = 'CookieNotKept'
  }
}

export function failureText(error: unknown, texts: FailureTexts): string {
  if (error instanceof CookieNotKept || error instanceof PasskeyError) return error.message
  if (error instanceof ApiError) return error.serverMessage ?? texts.refused
  return texts.unreachable
}
