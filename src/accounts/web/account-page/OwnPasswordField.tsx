import { TextField } from '#platform/ui/controls/TextField.tsx'
import type { Fault } from '#platform/ui/form/use-form.ts'
import type { User } from '../../contract.ts'

interface OwnPasswordFieldProps {
  user: User
  fault: Fault
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
