import { TextField } from '#platform/ui/controls/TextField.tsx'
import { type FormError, formText } from '../../forms/form-error.ts'

const longestName = 60

interface PasskeyNameFieldProps {
  fault: FormError
  name?: string
}

/** The name of a passkey, in the field `name`. */
export function PasskeyNameField({ fault, name }: PasskeyNameFieldProps) {
  return (
    <TextField
      label="Name"
      name="name"
      autoComplete="off"
      defaultValue={name}
      maxLength={longestName}
      hint="To tell it from your other passkeys, such as “Work laptop”."
      error={fault.fields.name}
      required
    />
  )
}

/** Checked here too: a passkey that exists on the device before its name is refused would have to be deleted there. */
export function readPasskeyName(
  form: HTMLFormElement,
  refuse: (fault: FormError) => void,
): string | undefined {
  const name = formText(form, 'name').trim()
  if (name !== '') return name
  refuse({ fields: { name: 'Give the passkey a name.' } })
  return undefined
}
