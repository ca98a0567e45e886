import { TextField } from '#platform/ui/controls/TextField.tsx'
import type { User } from '../../contract.ts'
import type { FormFault } from '../form-fault.ts'
import { OwnerField } from './OwnerField.tsx'

interface OwnPasswordFieldProps {
  user: User
  fault: FormFault
  hint?: string | undefined
}

/** The owner's password, in the field `password`: who only found an open browser does not know it. */
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
