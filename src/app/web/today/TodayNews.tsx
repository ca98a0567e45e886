import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import type { Interview } from '#herd/contract.ts'
import { feedbackDate, findFeedback } from '#herd/web/feedback/received-feedback.ts'
import { useInterviewRequests, useInterviews, useInvitations, useMemberId } from '#herd/web/herd-queries.ts'
import { questionText, shortDate, shortMoment } from '#herd/web/interview-text.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { lessonPath } from '#patterns/web/choose-next-step.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { capitalized } from '#practice/day-words.ts'
import { findAfterToday, findUnscored, mockText } from './herd-news.ts'
import type { TodayFacts } from './use-today-facts.ts'

interface News {
  readonly heading: string
  readonly text: ReactNode
  readonly to: string
  readonly action: string
}

/** What else there is to do, quieter than the next step. Nothing when nothing waits. */
export function TodayNews({ facts }: { facts: TodayFacts }) {
  const { plan, comingUp } = facts
  const begun = useBegunLesson()
  const interview = useNextInterview()
  const herd = useHerdNews()
  const news = [
    ...(plan ? [] : [lessonNews(facts) ?? practiceNews(facts), begun]),
    // The interview's own line has it.
    ...(plan?.kind === 'dated' || comingUp ? [] : [interview]),
    ...shortened(herd.filter((each) => each !== undefined)),
  ].filter((each) => each !== undefined)
  if (news.length === 0) return null
  return (
    <ul
      aria-label="Also today"
      className={`border-line *:border-b ${plan?.kind === 'dated' ? '' : 'border-t'}`}
    >
      {news.map(({ heading, text, to, action }) => (
        <li
          key={heading}
          className="flex flex-wrap items-center justify-between gap-x-6 border-line py-2 text-sm md:min-h-13 md:py-1"
        >
          <p>
            <b>{heading}</b>
            <span className="text-ink-2"> {text}</span>
          </p>
          <NewsLink to={to} isQuiet>
            {action}
          </NewsLink>
        </li>
      ))}
    </ul>
  )
}

interface NewsLinkProps {
  to: string
  isQuiet?: boolean
  children: string
}

export function NewsLink({ to, isQuiet = false, children }: NewsLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline hover:underline ${isQuiet ? 'text-ink-2' : 'text-accent-text'}`}
    >
      <span>{children}</span>
      <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  )
}

/** More than two lines push the patterns down: the first, and the names of the others. */
function shortened(herd: readonly News[]): readonly News[] {
  const [first, ...others] = herd
  if (!first || others.length < 2) return herd
  return [
    first,
    {
      heading: `${capitalized(countWord(others.length))} more in My Herd.`,
      text: others.map(({ heading, to }) => (
        <span key={heading}>
          <Link to={to} className="link inline-block py-1">
            {heading}
          </Link>{' '}
        </span>
      )),
      to: '/my-herd',
      action: 'Open My Herd',
    },
  ]
}

function practiceNews({ offer }: TodayFacts): News {
  const isDone = offer?.kind === 'done'
  return {
    heading: isDone ? 'Done for today.' : offer ? 'Nothing is due.' : 'A round of prompts.',
    text:
      isDone && offer.dueTomorrow > 0
        ? `${capitalized(countText(offer.dueTomorrow, 'pattern'))} ${offer.dueTomorrow === 1 ? 'is' : 'are'} due by tomorrow.`
        : 'A round brings problems that you have not seen. Name the pattern behind each.',
    to: '/practice',
    action: 'Open Practice',
  }
}

/** The lesson to continue, when today's round is the next step. */
function lessonNews({ round, lessonStep }: TodayFacts): News | undefined {
  if (!round || !lessonStep || lessonStep.kind === 'all-complete') return undefined
  const { lesson, problem } = lessonStep
  return {
    heading: lessonStep.kind === 'first' ? `${lesson.pattern.displayName}.` : `${problem.title}.`,
    text:
      lessonStep.kind === 'first'
        ? 'Its clues, the usual mistakes and a demo you can step through.'
        : `Next unsolved problem in ${lesson.pattern.displayName}, ${problem.difficulty}.`,
    to: lessonPath(lesson),
    action: lessonStep.kind === 'first' ? 'Open the lesson' : 'Continue the lesson',
  }
}

/** The lesson that was begun last, if it is not finished. */
function useBegunLesson(): News | undefined {
  const { lessons } = useLearning()
  const [begun] = Object.entries(lessons)
    .filter(([name, { finishedAt }]) => finishedAt === undefined && findPattern(name))
    .toSorted(([, a], [, b]) => b.startedAt.localeCompare(a.startedAt))
  if (!begun) return undefined
  const [name, { step }] = begun
  return {
    heading: `The lesson of ${displayNameOf(name)}`,
    text: `is at step ${step + 1} of nine.`,
    to: `/learn/${name}`,
    action: 'Continue it',
  }
}

/** A mock interview on another day. Those of today are on today's path. */
function useNextInterview(): News | undefined {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const next = memberId === undefined ? undefined : findAfterToday(interviews, memberId, Date.now())
  if (!next) return undefined
  const { startsAt, id } = next.interview
  return {
    heading: startsAt ? `Next mock: ${shortMoment(startsAt)}.` : 'A mock interview without a time.',
    text: `${mockText(next)}.`,
    to: `/my-herd/interviews/${id}`,
    action: 'Open the interview',
  }
}

/** What waits in the herd, then the last feedback, which is looked up again and again. */
function useHerdNews(): readonly (News | undefined)[] {
  const memberId = useMemberId()
  const { data: interviews = [], error } = useInterviews()
  const { data: invitations, error: invitationsError } = useInvitations()
  const { data: requests, error: requestsError } = useInterviewRequests()
  const request = requests?.received[0]
  const received = invitations?.received ?? []
  const [invitation] = received
  const [unscored] = memberId === undefined ? [] : findUnscored(interviews, memberId, Date.now())
  return [
    unscored && {
      heading: `${displayName(unscored.interviewee)} is waiting.`,
      text: `${questionText(unscored)}: your feedback is missing.`,
      to: `/my-herd/interviews/${unscored.id}`,
      action: 'Give feedback',
    },
    request && {
      heading: `${displayName(request.candidate)} asks for an interview.`,
      text: 'You would be the interviewer. Choose a question, or decline.',
      to: '/my-herd',
      action: 'Answer',
    },
    invitation && {
      heading: `${displayName(invitation.from)} invited you.`,
      text:
        received.length === 1
          ? 'Accept, and you can interview each other.'
          : `${capitalized(countText(received.length, 'invitation'))} are waiting for an answer.`,
      to: '/my-herd',
      action: 'Answer',
    },
    // Not silence: that would say that nothing is waiting, which is not known.
    error || invitationsError || requestsError
      ? {
          heading: 'My Herd could not be loaded.',
          text: 'It shows what is waiting once the server answers again.',
          to: '/my-herd',
          action: 'Open My Herd',
        }
      : undefined,
    feedbackNews(memberId === undefined ? [] : findFeedback(interviews, memberId)),
  ]
}

function feedbackNews(received: readonly Interview[]): News | undefined {
  const unread = received.filter(({ feedbackOpened }) => !feedbackOpened)
  const last = unread[0] ?? received[0]
  if (!last) return undefined
  const to = `/my-herd/interviews/${last.id}`
  if (unread.length > 1)
    return {
      heading: `${capitalized(countText(unread.length, 'interview'))} with new feedback.`,
      text: `The newest is from ${displayName(last.interviewer)}.`,
      to,
      action: 'Read the newest',
    }
  const from = `feedback from ${displayName(last.interviewer)}`
  return {
    heading: last.feedbackOpened ? `${capitalized(from)}, ${shortDate(feedbackDate(last))}.` : `New ${from}.`,
    text: last.feedbackOpened ? `${questionText(last)}.` : 'Score yourself first, then compare.',
    to,
    action: 'Read it',
  }
}
