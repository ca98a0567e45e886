import { ApiError, sentenceOf } from '#platform/web/call-api.ts'

/** Why a form was refused: a message per field, or one for the whole form. */
export interface FormError {
  readonly fields: Readonly<Record<string, string>>
  readonly sentence?: string
}

export const noFormError: FormError = { fields: {} }

/** @param names the fields that the form shows; errors of other fields appear above the button */
export function toFormError(error: unknown, names: readonly string[]): FormError {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: sentenceOf(error) }
  const fields = Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.includes(name)))
  return Object.keys(fields).length > 0 ? { fields } : { fields: {}, sentence: sentenceOf(error) }
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
