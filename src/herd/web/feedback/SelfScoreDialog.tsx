import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { Interview } from '../../contract.ts'
import { interviewTitle } from '../interview-words.ts'
import { useSelfScore } from '../use-interview-acts.ts'
import { ScoreDialog } from './ScoreDialog.tsx'

interface SelfScoreDialogProps {
  interview: Interview
  /** Called when the scores are kept; without it the dialog closes. */
  onScored?: () => void
  onClose: () => void
}

/** The candidate scores themselves before they read what the interviewer thought. */
export function SelfScoreDialog({ interview, onScored, onClose }: SelfScoreDialogProps) {
  const { mutate, isPending, fault } = useSelfScore(interview.id)
  const toast = useToast()

  return (
    <ScoreDialog
      title="Score yourself"
      subtitle={interviewTitle(interview, 'candidate')}
      scores={interview.selfScores}
      note="The sentences speak to your interviewer: they are the “you”, and what is described is what you did."
      submitLabel="Keep my scores"
      isBusy={isPending}
      fault={fault}
      onSubmit={(scores) =>
        mutate(scores, {
          onSuccess: () => {
            if (onScored) return onScored()
            toast.show({
              title: 'Your scores are kept',
              description: 'They stand beside the feedback when it is there.',
            })
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}
