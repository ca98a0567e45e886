import { useId } from 'react'
import type { Passkey } from '#accounts/factor-contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { PasskeyNameField, readPasskeyName } from './PasskeyNameField.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  onRenamed: (name: string) => void
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const formId = useId()

  const { form, isBusy, fault } = useForm(async (text) => {
    const body = { name: readPasskeyName(text) }
    const renamed = await call('PUT /api/account/passkeys/:id', { params: { id: passkey.id }, body })
    onRenamed(renamed.name)
  }, 'name')

  return (
    <Dialog
      open
      title="Rename passkey"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4.5">
        <PasskeyNameField fault={fault} name={passkey.name} />
        <FormError problem={fault} />
      </form>
    </Dialog>
  )
}
