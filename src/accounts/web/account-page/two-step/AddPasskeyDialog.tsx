import { useId } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { createPasskey, requirePasskeySupport } from '../../passkeys/passkey-prompt.ts'
import { OwnPasswordField } from '../OwnPasswordField.tsx'
import { PasskeyNameField, readPasskeyName } from './PasskeyNameField.tsx'

interface AddPasskeyDialogProps {
  user: User
  onAdded: (name: string) => void
  onClose: () => void
}

/** Name and password, then the browser asks for the fingerprint or the like. */
export function AddPasskeyDialog({ user, onAdded, onClose }: AddPasskeyDialogProps) {
  const formId = useId()

  const { form, isBusy, fault } = useForm(async (text) => {
    const [name, password] = [readPasskeyName(text), text('password')]
    requirePasskeySupport()
    const { options } = await call('POST /api/account/passkeys/options', { body: { password } })
    const credential = await createPasskey(options)
    const added = await call('POST /api/account/passkeys', { body: { name, credential } })
    onAdded(added.name)
  }, 'name')

  return (
    <Dialog
      open
      title="Add a passkey"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? 'Follow your browser...' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4.5">
        <PasskeyNameField fault={fault} />
        <OwnPasswordField user={user} fault={fault} hint="Then your browser asks how to save the passkey." />
        <FormError problem={fault} />
      </form>
    </Dialog>
  )
}
