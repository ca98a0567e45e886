import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { useToast } from '../feedback/Toast.tsx'
import type { FormProblem } from './FormError.tsx'

/** A message per field, or one for the whole form. */
export interface Fault extends FormProblem {
  readonly fields: Readonly<Record<string, string>>
}

const noFault: Fault = { fields: {} }

/** Thrown by `send` to refuse what was typed, with a message per field. */
export class InvalidFields extends Error {
  readonly fields: Fault['fields']

  constructor(fields: Fault['fields']) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

/** The value of the field with this name. */
function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * A form of text fields with names, for `<form {...form}>`. Focuses the first refused field. Use `aria-disabled` on the
 * button while it is busy: a disabled button would lose the focus.
 *
 * @param firstField focused at first, after a dialog has focused its first button.
 */
export function useForm(
  send: (text: (name: string) => string, form: HTMLFormElement) => Promise<void>,
  firstField?: string,
) {
  const ref = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState(noFault)
  const { mutate, isPending } = useMutation({
    meta: onMembersPage,
    // It refers to the form, and so to passwords.
    gcTime: 0,
    mutationFn: (form: HTMLFormElement) => send((name) => textIn(form, name), form),
    onMutate: () => setFault(noFault),
    onError: (error, form) => setFault(faultOf(error, form)),
  })

  useEffect(() => {
    const field = ref.current?.querySelector<HTMLInputElement>(`input[name="${firstField}"]`)
    field?.focus()
    field?.select()
  }, [firstField])

  useEffect(() => {
    if (Object.keys(fault.fields).length > 0)
      ref.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus()
  }, [fault])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) mutate(event.currentTarget)
  }

  return { form: { ref, method: 'post', onSubmit } as const, isBusy: isPending, fault }
}

/** Errors of fields that the form does not show appear above its button. */
function faultOf(error: unknown, form: HTMLFormElement): Fault {
  const refused = error instanceof ApiError || error instanceof InvalidFields ? error.fields : {}
  const fields = Object.fromEntries(
    Object.entries(refused).filter(([name]) => form.elements.namedItem(name) !== null),
  )
  return Object.keys(fields).length > 0 ? { fields } : { fields, sentence: sentenceOf(error) }
}

interface FormMutation<Values, Reply> {
  readonly failureTitle: string
  readonly mutationFn: (values: Values) => Promise<Reply>
  readonly onSuccess: (reply: Reply) => void
  readonly onError?: () => void
}

/** For a form that keeps its own values. If it was closed before the reply, a toast shows why that failed. */
export function useFormMutation<Values, Reply>({
  failureTitle: title,
  mutationFn,
  onSuccess,
  onError,
}: FormMutation<Values, Reply>) {
  const toast = useToast()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn,
    onSuccess,
    onError(error) {
      if (!isOpen.current) toast.show({ title, description: sentenceOf(error), tone: 'destructive' })
      onError?.()
    },
  })
  const { error } = mutation
  return { ...mutation, problem: error ? { title, sentence: sentenceOf(error) } : undefined }
}
