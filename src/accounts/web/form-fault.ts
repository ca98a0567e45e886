import { ApiError } from '#platform/web/call-api.ts'

/** What keeps a form from going on: the sentence of each field that is at fault, or one for all of it. */
export interface FormFault {
  readonly fields: Readonly<Record<string, string>>
  readonly sentence?: string
}

export const noFault: FormFault = { fields: {} }

/** `names` are the fields that the form shows; what is said of another stands above the button. */
export function formFault(error: unknown, names: readonly string[]): FormFault {
  if (!(error instanceof ApiError))
    return { fields: {}, sentence: 'We could not reach the server. Check your connection and try again.' }
  const fields = Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.includes(name)))
  if (Object.keys(fields).length > 0) return { fields }
  const { serverMessage = 'The server did not answer as expected. Please try again.' } = error
  return { fields: {}, sentence: serverMessage }
}

/** Two fields for one new password: null when they agree. */
export function disagreement(newPassword: string, repeated: string): FormFault | null {
  return newPassword === repeated ? null : { fields: { repeated: 'Passwords do not match' } }
}
