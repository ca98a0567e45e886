import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { createPasskey, requirePasskeySupport } from '../../passkeys/passkey-prompt.ts'
import { OwnPasswordField } from '../OwnPasswordField.tsx'
import { PasskeyNameField, typedPasskeyName } from './PasskeyNameField.tsx'

interface AddPasskeyDialogProps {
  user: User
  onAdded: (name: string) => void
  onClose: () => void
}

/** Name and password, then the browser asks for the fingerprint or the like. */
export function AddPasskeyDialog({ user, onAdded, onClose }: AddPasskeyDialogProps) {
  const form = useForm(async (text) => {
    const [name, password] = [typedPasskeyName(text), text('password')]
    requirePasskeySupport()
    const { options } = await call('POST /api/account/passkeys/options', { body: { password } })
    const credential = await createPasskey(options)
    const added = await call('POST /api/account/passkeys', { body: { name, credential } })
    onAdded(added.name)
  }, 'name')

  return (
    <FormDialog
      form={form}
      title="Add a passkey"
      action="Continue"
      busyAction="Follow your browser..."
      onClose={onClose}
    >
      <PasskeyNameField fault={form.fault} />
      <OwnPasswordField
        user={user}
        fault={form.fault}
        hint="Then your browser asks how to save the passkey."
      />
    </FormDialog>
  )
}
