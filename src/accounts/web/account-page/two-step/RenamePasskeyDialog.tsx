import type { Passkey } from '#accounts/factor-contract.ts'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { PasskeyNameField, typedPasskeyName } from './PasskeyNameField.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onRenamed: (name: string) => void
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const form = useForm(async (text) => {
    const body = { name: typedPasskeyName(text) }
    const renamed = await call('PUT /api/account/passkeys/:id', { params: { id: passkey.id }, body })
    onRenamed(renamed.name)
  }, 'name')

  return (
    <FormDialog form={form} title="Rename passkey" action="Save" busyAction="Saving..." onClose={onClose}>
      <PasskeyNameField fault={form.fault} name={passkey.name} />
    </FormDialog>
  )
}
