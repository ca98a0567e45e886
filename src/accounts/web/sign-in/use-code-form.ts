import { useEffect, useRef, useState } from 'react'
import { InvalidFields, useForm } from '#platform/ui/form/use-form.ts'
import { ApiError, sentenceOf } from '#platform/web/call-api.ts'

/** A form whose only field, `otp`, takes a code. A refused code is cleared. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { form, isBusy, fault } = useForm(async (text) => {
    try {
      await send(text('otp'))
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) setCode('')
      throw new InvalidFields({ otp: sentenceOf(error) })
    }
  })

  useEffect(() => {
    scrollTo(0, 0) // The previous form may have been scrolled.
    input.current?.focus({ preventScroll: true })
  }, [])

  return { form, isBusy, error: fault.fields.otp, field: { ref: input, code, onChange: setCode } }
}
