import type { ReactNode } from 'react'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
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

  const form = useForm((text) => onConfirm(text('password')), 'password')

  return (
    <FormDialog
      form={form}
      title={title}
      action={action}
      busyAction={busyAction}
      look={look}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{text}</p>
      <OwnPasswordField user={user} fault={form.fault} />
    </FormDialog>
  )
}
