import { ApiError } from '#platform/web/call-api.ts'
import { PasskeyError } from '../passkeys/passkey-prompt.ts'

/** Why a form was refused: a message per field, or one for the whole form. */
export interface FormError {
  readonly fields: Readonly<Record<string, string>>
  readonly sentence?: string
}

export const noFormError: FormError = { fields: {} }

/** @param names the fields that the form shows; errors of other fields appear above the button */
export function toFormError(error: unknown, names: readonly string[]): FormError {
  if (error instanceof PasskeyError) return { fields: {}, sentence: error.message }
  if (!(error instanceof ApiError))
    return { fields: {}, sentence: 'We could not reach the server. Check your connection and try again.' }
  const fields = Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.includes(name)))
  if (Object.keys(fields).length > 0) return { fields }
  const { serverMessage = 'The server did not answer as expected. Please try again.' } = error
  return { fields: {}, sentence: serverMessage }
}

/** Compares the two fields for a new password; null when they match. */
export function passwordMismatch(newPassword: string, repeated: string): FormError | null {
  return newPassword === repeated ? null : { fields: { repeated: 'Passwords do not match' } }
}

/** The value of the field with this name. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
