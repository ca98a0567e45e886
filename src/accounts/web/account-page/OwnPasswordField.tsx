import { TextField } from '#platform/ui/controls/TextField.tsx'
import type { User } from '../../contract.ts'
import type { FormError } from '../forms/form-error.ts'

interface OwnPasswordFieldProps {
  user: User
  fault: FormError
  hint?: string | undefined
}

/** The account's password, in the field `password`, to confirm a sensitive action. */
export function OwnPasswordField({ user, fault, hint }: OwnPasswordFieldProps) {
  return (
    <>
      <OwnerField user={user} />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        hint={hint}
        error={fault.fields.password}
        required
      />
    </>
  )
}

/** Tells password managers which account this form belongs to. */
export function OwnerField({ user }: { user: User }) {
  return <input type="text" autoComplete="username" value={user.email} readOnly hidden />
}
