import { TextField } from '#platform/ui/controls/TextField.tsx'
import { type Fault, InvalidFields } from '#platform/ui/form/use-form.ts'
import { atLeast } from '../../account-rules.ts'

/** A new password, typed twice, in the fields `newPassword` and `repeated`. */
export function NewPasswordFields({ fault }: { fault: Fault }) {
  return (
    <>
      <TextField
        label="New password"
        type="password"
        name="newPassword"
        autoComplete="new-password"
        hint={atLeast}
        error={fault.fields.newPassword}
        required
      />
      <TextField
        label="New password again"
        type="password"
        name="repeated"
        autoComplete="new-password"
        error={fault.fields.repeated}
        required
      />
    </>
  )
}

/** @throws InvalidFields when the two differ */
export function readNewPassword(text: (name: string) => string): string {
  const newPassword = text('newPassword')
  if (newPassword !== text('repeated')) throw new InvalidFields({ repeated: 'Passwords do not match' })
  return newPassword
}
