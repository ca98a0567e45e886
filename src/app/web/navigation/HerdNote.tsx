import { useInterviews, useMemberId } from '#herd/web/herd-queries.ts'
import { partnerIn, shortName } from '#herd/web/interview-text.ts'
import { minuteMs } from '#platform/durations.ts'
import { findToday } from '../today/herd-news.ts'

/** Beside My Herd: 'Marcus in 9 min', when an interview starts within the hour or may be running. */
export function HerdNote() {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const now = Date.now()
  const next = memberId && findToday(interviews, memberId, now).find(({ isNow }) => isNow)
  if (!next) return null
  const aheadMs = Date.parse(next.startsAt) - now
  const name = shortName(partnerIn(next.interview, next.isInterviewer ? 'interviewer' : 'candidate'))
  return (
    <span className="menu-note" data-now="">
      {/* The space separates the words in the name of the link. */}
      {aheadMs > 0 ? ` ${name} in ${Math.ceil(aheadMs / minuteMs)} min` : ` ${name} now`}
    </span>
  )
}
