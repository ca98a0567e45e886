import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { useInterviews, useInvitations, useMemberId, useUnreadFeedback } from '#herd/web/herd-queries.ts'
import { historyPath } from '#herd/web/herd-view.ts'
import { interviewTitle, shortMoment } from '#herd/web/interview-text.ts'
import { findComingUp, findUnscored } from './herd-news.ts'

interface Entry {
  readonly label: string
  readonly heading: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** What else there is to do, quieter than the next step. */
export function TodayLedger() {
  const entries = [practice, useComingUp(), useHerdNews()]
  return (
    <ul className="mt-8 grid border-y border-line md:mt-10 md:grid-cols-3">
      {entries.map(({ label, heading, text, to, action }) => (
        <li
          key={label}
          className="flex flex-col border-line py-5 not-first:border-t md:px-7 md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l"
        >
          <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-2">{label}</h2>
          <p className="mt-1 font-display text-lg leading-tight font-bold">{heading}</p>
          <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>
          <Link
            to={to}
            className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 link text-sm font-semibold"
          >
            {action}
            <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const practice: Entry = {
  label: 'Practice',
  heading: 'Blind practice',
  text: 'Only the titles of what companies ask. Name the pattern, then check.',
  to: '/practice',
  action: 'Start a round',
}

function useComingUp(): Entry {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const next = memberId === undefined ? undefined : findComingUp(interviews, memberId, Date.now())
  if (!next)
    return {
      label: 'Coming up',
      heading: 'No interview planned',
      text: 'A mock interview with a GoatMate shows what you can say under pressure.',
      to: '/my-herd',
      action: 'Plan one',
    }
  const { interview, partner, isInterviewer } = next
  return {
    label: 'Coming up',
    heading: interview.startsAt ? shortMoment(interview.startsAt) : 'Mock interview, no time set',
    text: isInterviewer ? `You interview ${partner}.` : `${partner} interviews you.`,
    to: `/my-herd/interviews/${interview.id}`,
    action: 'Open the interview',
  }
}

function useHerdNews(): Entry {
  const label = 'In the herd'
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const { data: requests } = useInvitations()
  const unread = useUnreadFeedback()
  const unscored = memberId === undefined ? [] : findUnscored(interviews, memberId, Date.now())
  const [first] = unscored
  if (first)
    return {
      label,
      heading: `${displayName(first.interviewee)} is waiting`,
      text: `${interviewTitle(first, 'interviewer')}: your feedback is missing.`,
      to: `/my-herd/interviews/${first.id}`,
      action: 'Give feedback',
    }
  if (unread > 0)
    return {
      label,
      heading: unread === 1 ? 'New feedback' : `${unread} interviews with new feedback`,
      text: 'Score yourself first, then compare.',
      to: historyPath('candidate'),
      action: 'Read it',
    }
  const received = requests?.received ?? []
  const [invitation] = received
  if (invitation)
    return {
      label,
      heading: `${displayName(invitation.from)} invited you`,
      text:
        received.length === 1
          ? 'Accept, and you can interview each other.'
          : `${received.length} invitations are waiting for an answer.`,
      to: '/my-herd',
      action: 'Answer',
    }
  return {
    label,
    heading: 'Nothing is waiting',
    text: 'Mock interviews need two. Bring someone along.',
    to: '/my-herd',
    action: 'Open My Herd',
  }
}
