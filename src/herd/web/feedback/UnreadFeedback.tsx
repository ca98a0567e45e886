import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useInterviews, useMemberId } from '../herd-queries.ts'
import { partnerIn, questionText, shortName } from '../interview-text.ts'
import { findFeedback } from './received-feedback.ts'

/** For phones, where the history is below everything that comes up. Renders nothing when no feedback is unread. */
export function UnreadFeedback() {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const [last] = memberId === undefined ? [] : findFeedback(interviews, memberId)
  if (!last || last.feedbackOpened) return null
  return (
    <div className="page md:hidden">
      <Link
        to={`/my-herd/interviews/${last.id}`}
        className="flex min-h-12 items-center gap-2 border-b border-line py-2 text-sm no-underline"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-strong">New feedback</span>{' '}
          <span className="block text-xs text-muted wrap-anywhere">
            {`${shortName(partnerIn(last, 'candidate'))}, ${questionText(last)}`}
          </span>
        </span>
        <span className="font-semibold whitespace-nowrap text-accent-text">Read it</span>
        <ArrowRight className="icon text-accent-text" aria-hidden="true" />
      </Link>
    </div>
  )
}
