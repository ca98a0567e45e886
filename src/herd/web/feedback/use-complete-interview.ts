import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { useFormMutation } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { cacheInterview } from '../herd-queries.ts'
import { clearInterview } from './interview-drafts.ts'

interface Outcome {
  readonly score: number
  readonly feedback: string | null
}

/** Each form has its own texts (specification). */
const texts = {
  short: {
    failureTitle: 'Failed to complete interview',
    done: { title: 'Interview completed!', description: 'Thanks for providing feedback on the interview.' },
  },
  detailed: {
    failureTitle: 'Failed to submit feedback',
    done: { title: 'Feedback submitted!', description: 'The interview has been marked as completed.' },
  },
}

/** `onDone` runs even if the form was closed meanwhile. */
export function useCompleteInterview(id: string, form: keyof typeof texts, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useFormMutation({
    failureTitle: texts[form].failureTitle,
    mutationFn: ({ score, feedback }: Outcome) =>
      call('PUT /api/interviews/:id', {
        params: { id },
        body: { status: 'completed', score, ...(feedback === null ? {} : { feedback }) },
      }),
    onSuccess: (interview) => {
      clearInterview(id)
      cacheInterview(client, interview)
      toast.show(texts[form].done)
      onDone()
    },
  })
}
