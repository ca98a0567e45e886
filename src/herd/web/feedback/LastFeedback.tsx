import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useInterviews, useMemberId } from '../herd-queries.ts'
import { partnerIn, questionText, shortName } from '../interview-text.ts'
import { findFeedback } from './received-feedback.ts'

/** For phones, where the history is below everything that comes up. Renders nothing before the first feedback. */
export function LastFeedback() {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const [last] = memberId === undefined ? [] : findFeedback(interviews, memberId)
  if (!last) return null
  return (
    <div className="page md:hidden">
      <Link
        to={`/my-herd/interviews/${last.id}`}
        className="flex min-h-12 items-center gap-2 max-[20rem]:flex-wrap border-b border-line text-sm no-underline"
      >
        <span className="font-strong whitespace-nowrap">
          {last.feedbackOpened ? 'Last feedback' : 'New feedback'}
        </span>
        <span className="min-w-0 flex-1 truncate text-xs text-muted">
          {`${shortName(partnerIn(last, 'candidate'))}, ${questionText(last)}`}
        </span>
        <span className="font-semibold whitespace-nowrap text-accent-text">Read it</span>
        <ArrowRight className="icon text-accent-text" aria-hidden="true" />
      </Link>
    </div>
  )
}
