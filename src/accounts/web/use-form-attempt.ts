import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { type FormFault, formFault, noFault } from './form-fault.ts'
import { noticeSignOut } from './notice-sign-out.ts'

/**
 * One form that is sent to the server: busy meanwhile, with the focus on the first field that was refused. Its button
 * stays in reach while it is busy (a second press does nothing): disabled, it would let go of the focus.
 */
export function useFormAttempt(form: RefObject<HTMLFormElement | null>) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState(noFault)

  useEffect(() => {
    if (Object.keys(fault.fields).length > 0)
      form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }, [fault, form])

  return {
    isBusy,
    fault,
    refuse: (found: FormFault) => setFault(found),

    /** @returns whether it was done; a refusal is shown */
    async attempt(act: () => Promise<void>): Promise<boolean> {
      if (isBusy) return false
      setBusy(true)
      setFault(noFault)
      try {
        await act()
        return true
      } catch (error) {
        const names = [...(form.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '')
        setFault(formFault(error, names))
        noticeSignOut(error, queryClient)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
