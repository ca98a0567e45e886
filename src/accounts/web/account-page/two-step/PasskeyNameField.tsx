import { TextField } from '#platform/ui/controls/TextField.tsx'
import { type Fault, InvalidFields } from '#platform/ui/form/use-form.ts'
import { readPasskeyName } from '../../../name-text.ts'

interface PasskeyNameFieldProps {
  fault: Fault
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
      hint="To tell it from your other passkeys, such as “Work laptop”."
      error={fault.fields.name}
      required
    />
  )
}

/** Checked here too: a passkey that exists on the device before its name is refused would have to be deleted there. */
export function typedPasskeyName(text: (name: string) => string): string {
  const { name, fault } = readPasskeyName(text('name'))
  if (fault) throw new InvalidFields({ name: fault })
  return name
}
