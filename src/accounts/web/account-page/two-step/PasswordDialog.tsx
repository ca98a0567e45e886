import { type ReactNode, useId } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import type { User } from '../../../contract.ts'
import { OwnPasswordField } from '../OwnPasswordField.tsx'

interface PasswordDialogProps {
  user: User
  title: string
  /** What happens when it is confirmed. */
  text: ReactNode
  action: string
  busyAction: string
  look?: 'outline' | 'danger'
  /** Throws when it is refused. */
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before a change to how this account signs in. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { user, title, text, action, busyAction, look = 'outline', onConfirm, onClose } = props
  const formId = useId()

  const { form, isBusy, fault } = useForm((text) => onConfirm(text('password')), 'password')

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look={look} type="submit" form={formId} aria-disabled={isBusy}>
            {isBusy ? busyAction : action}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-4.5">
        <p className="text-sm text-ink-2">{text}</p>
        <OwnPasswordField user={user} fault={fault} />
        <FormError problem={fault} />
      </form>
    </Dialog>
  )
}
