import { useEffect, useState } from 'react'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { GiveFeedbackDialog } from '../feedback/GiveFeedbackDialog.tsx'
import { SelfScoreDialog } from '../feedback/SelfScoreDialog.tsx'
import { ViewFeedbackDialog } from '../feedback/ViewFeedbackDialog.tsx'
import { live, useInterviews, useMemberId } from '../herd-queries.ts'
import type { HerdRole } from '../herd-view.ts'
import { mayShowScores } from '../interview-text.ts'
import { CriterionTrends } from './CriterionTrends.tsx'
import { criterionTrends } from './criterion-trend.ts'
import { InterviewRow, type RowAction } from './InterviewRow.tsx'

interface InterviewHistoryProps {
  role: HerdRole
  onRole: (role: HerdRole) => void
  /** Whether the heading takes the focus, after an interview was started on the other tab. */
  takesFocus: boolean
}

/** Interviews in one of the two roles, and the trend of each criterion. */
export function InterviewHistory({ role, onRole, takesFocus }: InterviewHistoryProps) {
  const memberId = useMemberId()
  const { data: interviews, error, isFetching, refetch } = useInterviews(live)
  const [open, setOpen] = useState<{ action: RowAction; id: string }>()
  const mine = interviews?.filter((interview) =>
    role === 'interviewer' ? interview.interviewerId === memberId : interview.intervieweeId === memberId,
  )
  const chosen = interviews?.find(({ id }) => id === open?.id)
  const close = () => setOpen(undefined)
  const { target, focusNext } = useFocusNext()
  useEffect(() => {
    if (takesFocus) focusNext()
  }, [takesFocus, focusNext])

  return (
    <>
      <h2 ref={target} tabIndex={-1} className="sr-only">
        Interview History
      </h2>
      <fieldset className="mb-3.5 flex w-fit overflow-hidden rounded-sm border-firm border-line-strong">
        <legend className="sr-only">Your role</legend>
        {roles.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === role}
            onClick={() => onRole(id)}
            className="min-h-11 px-3 text-sm font-semibold text-ink-2 not-first-of-type:border-l-firm not-first-of-type:border-line-strong hover:bg-surface-2 focus-visible:-outline-offset-3 aria-pressed:bg-surface-3 aria-pressed:text-ink md:px-4"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {error && !mine && !isFetching ? (
        <Alert
          onRetry={() => void refetch()}
        >{`Your interviews could not be loaded. ${sentenceOf(error)}`}</Alert>
      ) : !mine ? (
        <Spinner text="Loading your interviews..." />
      ) : mine.length === 0 ? (
        <EmptyState title="No interviews yet" text={emptyTexts[role]} />
      ) : (
        <>
          <ul aria-label={role === 'interviewer' ? 'Interviews you gave' : 'Interviews you took'}>
            {mine.map((interview) => (
              <InterviewRow
                key={interview.id}
                interview={interview}
                role={role}
                onAction={(action) => setOpen({ action, id: interview.id })}
              />
            ))}
          </ul>
          <CriterionTrends
            role={role}
            trends={criterionTrends(mine.filter((each) => mayShowScores(each, role)))}
          />
        </>
      )}
      {chosen && (
        <>
          {open?.action === 'give' && (
            <GiveFeedbackDialog interview={chosen} onDone={focusNext} onClose={close} />
          )}
          {open?.action === 'view' && <ViewFeedbackDialog interview={chosen} role={role} onClose={close} />}
          {open?.action === 'self-score' && <SelfScoreDialog interview={chosen} onClose={close} />}
        </>
      )}
    </>
  )
}

const roles = [
  { id: 'candidate', label: 'Me as Candidate' },
  { id: 'interviewer', label: 'Me as Interviewer' },
] as const

const emptyTexts = {
  candidate: 'Interviews you take, and their feedback, appear here.',
  interviewer: 'Interviews you give appear here. Start one from a GoatMate’s card.',
}
