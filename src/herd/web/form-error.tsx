import { useMutation } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { onMembersPage } from '#accounts/web/notice-sign-out.ts'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'

export interface FormProblem {
  readonly title: string
  readonly text: string
}

/** Shown inside a form or dialog, because nothing outside an open dialog can be reached. */
export function FormError({ problem }: { problem: FormProblem | undefined }) {
  return (
    <div role="alert">
      {problem && (
        <p className="flex items-start gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm">
          <TriangleAlert className="icon mt-0.5 text-danger" aria-hidden="true" />
          <span className="min-w-0">
            <b className="block font-strong">{problem.title}</b>
            {problem.text}
          </span>
        </p>
      )}
    </div>
  )
}

interface FormMutation<Variables, Reply> {
  readonly failureTitle: string
  readonly mutationFn: (variables: Variables) => Promise<Reply>
  readonly onSuccess: (reply: Reply) => void
  readonly onError?: () => void
}

/** Submits a form. The form shows why that failed; if it was closed before the reply, a toast shows it. */
export function useFormMutation<Variables, Reply>({
  failureTitle,
  mutationFn,
  onSuccess,
  onError,
}: FormMutation<Variables, Reply>) {
  const toast = useToast()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const problemOf = (error: Error) => ({ title: failureTitle, text: sentenceOf(error) })
  const mutation = useMutation({
    meta: onMembersPage,
    mutationFn,
    onSuccess,
    onError(error) {
      const { title, text } = problemOf(error)
      if (!isOpen.current) toast.show({ title, description: text, tone: 'destructive' })
      onError?.()
    },
  })
  return { ...mutation, problem: mutation.error ? problemOf(mutation.error) : undefined }
}
