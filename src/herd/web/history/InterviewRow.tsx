import { Check, Clock3 } from 'lucide-react'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Interview } from '../../contract.ts'
import { formatScore } from '../../rating.ts'
import { GoatMateAvatar } from '../GoatMateAvatar.tsx'
import { type HerdRole, runNow } from '../herd-view.ts'
import {
  interviewTitle,
  mayShowScores,
  partnerIn,
  questionText,
  shortDate,
  shortMoment,
} from '../interview-text.ts'

export type RowAction = 'give' | 'view' | 'self-score'

interface InterviewRowProps {
  interview: Interview
  role: HerdRole
  onAction: (action: RowAction) => void
}

/** One interview with its status and actions. */
export function InterviewRow({ interview, role, onAction }: InterviewRowProps) {
  const { id, status, score, startsAt, startedAt } = interview
  const partner = partnerIn(interview, role)
  const about = interviewTitle(interview, role)
  const isCompleted = status === 'completed'
  const when =
    startsAt && !isCompleted ? shortMoment(startsAt) : shortDate(interview.completedAt ?? interview.createdAt)
  const isScoreShown = isCompleted && score !== null && mayShowScores(interview, role)

  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-4">
      <GoatMateAvatar person={partner} on="canvas" />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-lg wrap-anywhere">{displayName(partner)}</h3>
        <p className="text-sm text-muted">{`${questionText(interview)}, ${when}`}</p>
      </div>
      {isScoreShown && (
        <b className="font-strong tabular-nums">
          <span className="sr-only">Score </span>
          <span>{formatScore(score)}</span>
        </b>
      )}
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        {role === 'interviewer' && !isCompleted && interview.intervieweeId !== null && (
          <>
            <ButtonLink
              to={`/my-herd/interviews/${id}`}
              state={startedAt === null ? runNow : undefined}
              look={startedAt === null ? 'outline' : 'quiet'}
              aria-label={`${startedAt === null ? 'Run it now' : 'Back to the interview'}: ${about}`}
              className="max-md:flex-1"
            >
              {startedAt === null ? 'Run it now' : 'Back to the interview'}
            </ButtonLink>
            <Button
              look={startedAt === null ? 'quiet' : 'outline'}
              aria-label={`Give Feedback: ${about}`}
              onClick={() => onAction('give')}
              className="max-md:flex-1"
            >
              Give Feedback
            </Button>
          </>
        )}
        {role === 'interviewer' && isCompleted && (
          <>
            <Button look="quiet" aria-label={`View: ${about}`} onClick={() => onAction('view')}>
              View
            </Button>
            <span className="max-md:order-first">
              <Badge tone="success">
                <Check aria-hidden="true" />
                Completed
              </Badge>
            </span>
          </>
        )}
        {role === 'candidate' && !isCompleted && (
          <>
            <ButtonLink
              to={`/my-herd/interviews/${id}`}
              look="quiet"
              aria-label={`Details: ${about}`}
              className="max-md:-ml-3"
            >
              Details
            </ButtonLink>
            {(startedAt !== null || interview.selfScores) && (
              <Button
                look="quiet"
                aria-label={`${interview.selfScores ? 'Your scores' : 'Score yourself'}: ${about}`}
                onClick={() => onAction('self-score')}
              >
                {interview.selfScores ? 'Your scores' : 'Score yourself'}
              </Button>
            )}
            <span className="max-md:order-first max-md:basis-full">
              <Badge tone="warning">
                <Clock3 aria-hidden="true" />
                Feedback Pending
              </Badge>
            </span>
          </>
        )}
        {role === 'candidate' && isCompleted && (
          <Button
            aria-label={`View Feedback: ${about}`}
            onClick={() => onAction('view')}
            className="max-md:flex-1"
          >
            View Feedback
          </Button>
        )}
      </div>
    </li>
  )
}
