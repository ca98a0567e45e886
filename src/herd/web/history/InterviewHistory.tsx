import { useState } from 'react'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
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
import { courseText, criterionTrends } from './criterion-trend.ts'
import { historyOf } from './held-interviews.ts'
import { InterviewRow, type RowAction } from './InterviewRow.tsx'

interface InterviewHistoryProps {
  role: HerdRole
  onRole: (role: HerdRole) => void
}

/** Interviews that took place, in one of the two roles, and the trend of each criterion. */
export function InterviewHistory({ role, onRole }: InterviewHistoryProps) {
  const memberId = useMemberId()
  const { data: interviews, error, isFetching, refetch } = useInterviews(live)
  const [open, setOpen] = useState<{ action: RowAction; id: string }>()
  const mine = interviews && historyOf(interviews, role, memberId)
  const trends = criterionTrends(mine?.filter((each) => mayShowScores(each, role)) ?? [])
  const course = role === 'candidate' ? courseText(trends) : undefined
  const chosen = interviews?.find(({ id }) => id === open?.id)
  const close = () => setOpen(undefined)
  const { target, focusNext } = useFocusNext()

  return (
    <>
      <h2 ref={target} tabIndex={-1} className="sr-only">
        Interview History
      </h2>
      <div className="mt-4 mb-1.5 w-fit">
        <SegmentedControl label="Your role" options={roles} selected={role} onSelect={onRole} />
      </div>
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
          {course && <p className="mt-3.5 text-xs text-muted">{course}</p>}
          <CriterionTrends role={role} trends={trends} />
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
  candidate: 'Interviews you take appear here once they have begun, and then their feedback.',
  interviewer: 'Interviews you give appear here once they have begun. Start one under My GoatMates.',
}
