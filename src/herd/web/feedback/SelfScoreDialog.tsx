import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { useFormMutation } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { Interview, Scores } from '../../contract.ts'
import { cacheInterview } from '../herd-queries.ts'
import { interviewTitle } from '../interview-text.ts'
import { ScoreDialog } from './ScoreDialog.tsx'

interface SelfScoreDialogProps {
  interview: Interview
  /** Called when the scores are saved; without it the dialog closes with a toast. */
  onScored?: () => void
  onClose: () => void
}

/** Candidates score themselves before they read the interviewer's feedback. */
export function SelfScoreDialog({ interview, onScored, onClose }: SelfScoreDialogProps) {
  const client = useQueryClient()
  const { mutate, isPending, problem } = useFormMutation({
    failureTitle: 'Your scores were not saved',
    mutationFn: (scores: Scores) =>
      call('PUT /api/interviews/:id/self-score', { params: { id: interview.id }, body: { scores } }),
    onSuccess: (changed) => cacheInterview(client, changed),
  })
  const toast = useToast()

  return (
    <ScoreDialog
      reader="candidate"
      title="Score yourself"
      subtitle={interviewTitle(interview, 'candidate')}
      scores={interview.selfScores}
      submitLabel="Save my scores"
      isBusy={isPending}
      problem={problem}
      onSubmit={(scores) =>
        mutate(scores, {
          onSuccess: () => {
            if (onScored) return onScored()
            toast.show({
              title: 'Your scores are saved',
              description: 'You will see them next to the feedback.',
            })
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
