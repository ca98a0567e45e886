import { type ReactNode, useId } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { FormError } from './FormError.tsx'
import type { useForm } from './use-form.ts'

interface FormDialogProps {
  form: ReturnType<typeof useForm>
  title: string
  subtitle?: string
  /** On the button that sends it. */
  action: string
  busyAction?: string
  look?: 'outline' | 'danger'
  cancel?: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog around one form. */
export function FormDialog({ form, action, busyAction = action, children, ...rest }: FormDialogProps) {
  const { look = 'outline', cancel = 'Cancel', ...dialog } = rest
  const id = useId()
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          <Button look="quiet" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button look={look} type="submit" form={id} aria-disabled={form.isBusy}>
            {form.isBusy ? busyAction : action}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form} className="grid gap-4.5">
        {children}
        <FormError problem={form.fault} />
      </form>
    </Dialog>
  )
}
