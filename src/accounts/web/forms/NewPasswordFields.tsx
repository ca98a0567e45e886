import { TextField } from '#platform/ui/controls/TextField.tsx'
import { type Fault, InvalidFields } from '#platform/ui/form/use-form.ts'
import { atLeast, findLengthFault, normalizePassword } from '../../account-rules.ts'

interface NewPasswordFieldsProps {
  fault: Fault
  name?: string
  label?: string
  repeatedLabel?: string
}

/** A new password, typed twice, in a field with this name and the field `repeated`. */
export function NewPasswordFields({
  fault,
  name = 'newPassword',
  label = 'New password',
  repeatedLabel = 'New password again',
}: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        name={name}
        autoComplete="new-password"
        hint={atLeast}
        error={fault.fields[name]}
        required
      />
      <TextField
        label={repeatedLabel}
        type="password"
        name="repeated"
        autoComplete="new-password"
        error={fault.fields.repeated}
        required
      />
    </>
  )
}

/** @throws InvalidFields when the two differ, or when it is too short or too long */
export function readNewPassword(text: (name: string) => string, name = 'newPassword'): string {
  const newPassword = text(name)
  if (normalizePassword(newPassword) !== normalizePassword(text('repeated')))
    throw new InvalidFields({ repeated: 'Passwords do not match' })
  const lengthFault = findLengthFault(newPassword)
  if (lengthFault) throw new InvalidFields({ [name]: lengthFault })
  return newPassword
}
