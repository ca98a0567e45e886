import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { noticeSignOut } from '../notice-sign-out.ts'
import { type FormError, noFormError, toFormError } from './form-error.ts'

/**
 * Submits a form to the server and focuses the first refused field. Use `aria-disabled` on the button while it is busy:
 * a disabled button would lose the focus.
 */
export function useFormSubmission(form: RefObject<HTMLFormElement | null>) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState(noFormError)

  useEffect(() => {
    if (Object.keys(fault.fields).length > 0)
      form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }, [fault, form])

  return {
    isBusy,
    fault,
    refuse: (found: FormError) => setFault(found),

    /** @returns whether it succeeded; otherwise `fault` says why not */
    async attempt(act: () => Promise<void>): Promise<boolean> {
      if (isBusy) return false
      setBusy(true)
      setFault(noFormError)
      try {
        await act()
        return true
      } catch (error) {
        const names = [...(form.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '')
        setFault(toFormError(error, names))
        noticeSignOut(error, queryClient)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
