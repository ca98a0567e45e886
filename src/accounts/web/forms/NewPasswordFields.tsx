import { TextField } from '#platform/ui/controls/TextField.tsx'
import { atLeast } from '../../account-rules.ts'
import type { FormError } from './form-error.ts'

/** A new password, typed twice, in the fields `newPassword` and `repeated`. */
export function NewPasswordFields({ fault }: { fault: FormError }) {
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
