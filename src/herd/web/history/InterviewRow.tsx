import { Check, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink, type ButtonLook } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { Interview } from '../../contract.ts'
import { formatScore } from '../../rating.ts'
import { GoatMateAvatar } from '../GoatMateAvatar.tsx'
import type { HerdRole } from '../herd-view.ts'
import { interviewTitle, mayShowScores, partnerIn, questionText, shortDate } from '../interview-text.ts'
import { ScoreCells } from '../ScoreCells.tsx'
import { dayOf } from './held-interviews.ts'

export type RowAction = 'give' | 'view' | 'self-score'

interface InterviewRowProps {
  interview: Interview
  role: HerdRole
  onAction: (action: RowAction) => void
}

/** One interview that took place, with its score and what can be done about it. */
export function InterviewRow({ interview, role, onAction }: InterviewRowProps) {
  const { status, score } = interview
  const partner = partnerIn(interview, role)
  const isCompleted = status === 'completed'
  const isScoreShown = isCompleted && score !== null && mayShowScores(interview, role)
  const date = shortDate(dayOf(interview))

  return (
    <li className="grid min-h-16.5 grid-cols-[46px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-line py-2.5 text-sm leading-[1.45] not-first:border-t md:grid-cols-[86px_46px_minmax(0,1fr)_auto_auto] md:gap-x-4.5 md:py-2">
      <span className="text-muted tabular-nums max-md:hidden">{date}</span>
      <GoatMateAvatar person={partner} on="canvas" />
      <div className="min-w-0">
        <h3 className="font-sans text-sm leading-[1.45] font-strong tracking-normal wrap-anywhere">
          <Link to={`/my-herd/interviews/${interview.id}`} className="no-underline hover:underline">
            {questionText(interview)}
          </Link>
        </h3>
        <p className="text-xs text-muted wrap-anywhere">
          <span>{`${displayName(partner)} ${role === 'interviewer' ? 'answered' : 'asked'}`}</span>
          <span className="md:hidden">{`, ${date}`}</span>
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 md:contents">
        <div className="max-md:order-1">
          {isScoreShown && (
            <p className="flex items-center gap-2.5 max-md:[&>svg]:w-18">
              <b className="font-display text-heading-xs leading-none font-heavy tabular-nums">
                <span className="sr-only">Score </span>
                <span>{formatScore(score)}</span>
              </b>
              <ScoreCells score={score} />
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:min-w-42.5 md:justify-end">
          <RowActions interview={interview} role={role} onAction={onAction} />
        </div>
      </div>
    </li>
  )
}

function RowActions({ interview, role, onAction }: InterviewRowProps) {
  const { id, status, intervieweeId, selfScores } = interview
  const about = interviewTitle(interview, role)
  const isCompleted = status === 'completed'
  const button = (text: string, action: RowAction, look: ButtonLook = 'outline') => (
    <Button look={look} aria-label={`${text}: ${about}`} onClick={() => onAction(action)}>
      {text}
    </Button>
  )
  if (role === 'interviewer') {
    if (isCompleted)
      return (
        <>
          {button('View', 'view', 'quiet')}
          <span className="max-md:order-first">
            <Badge tone="success">
              <Check aria-hidden="true" />
              Completed
            </Badge>
          </span>
        </>
      )
    if (intervieweeId === null) return null
    return (
      <>
        <ButtonLink
          to={`/my-herd/interviews/${id}`}
          look="quiet"
          aria-label={`Back to the interview: ${about}`}
        >
          Back to the interview
        </ButtonLink>
        {button('Give Feedback', 'give')}
      </>
    )
  }
  if (isCompleted) return button('View Feedback', 'view')
  return (
    <>
      {button(selfScores ? 'Your scores' : 'Score yourself', 'self-score', 'quiet')}
      <span className="max-md:order-first">
        <Badge>
          <Hourglass aria-hidden="true" />
          Feedback Pending
        </Badge>
      </span>
    </>
  )
}
