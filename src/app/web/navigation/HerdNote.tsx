import { useInterviews, useMemberId } from '#herd/web/herd-queries.ts'
import { partnerIn, shortName } from '#herd/web/interview-text.ts'
import { hourMs, minuteMs } from '#platform/durations.ts'

/** Beside My Herd: 'Marcus in 9 min', when an interview starts within the hour or may be running. */
export function HerdNote() {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const now = Date.now()
  const [next] = interviews
    .flatMap((interview) => {
      const aheadMs = Date.parse(interview.startsAt ?? '') - now
      return interview.status === 'feedback_pending' && Math.abs(aheadMs) < hourMs
        ? [{ interview, aheadMs }]
        : []
    })
    .sort((a, b) => a.aheadMs - b.aheadMs)
  if (!next) return null
  const { interview, aheadMs } = next
  const name = shortName(
    partnerIn(interview, interview.interviewerId === memberId ? 'interviewer' : 'candidate'),
  )
  return (
    <span className="menu-note" data-now="">
      {aheadMs > 0 ? `${name} in ${Math.ceil(aheadMs / minuteMs)} min` : `${name} now`}
    </span>
  )
}
