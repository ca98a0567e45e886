import { displayName } from '#accounts/person.ts'
import {
  useInterviewRequests,
  useInterviews,
  useInvitations,
  useMemberId,
  useUnreadFeedback,
} from '#herd/web/herd-queries.ts'
import { historyPath } from '#herd/web/herd-view.ts'
import { interviewTitle, shortMoment } from '#herd/web/interview-text.ts'
import type { OpenPattern } from '#patterns/contract.ts'
import type { Plan } from '#plan/contract.ts'
import { countText } from '#platform/count-words.ts'
import { capitalized } from '#practice/day-words.ts'
import type { RoundOffer } from '#practice/rounds/round-offer.ts'
import { PatternRecall } from '#practice/web/recall/PatternRecall.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { lessonPath, type NextStep } from './choose-next-step.ts'
import { findComingUp, findUnscored } from './herd-news.ts'
import { InterviewEntry } from './InterviewEntry.tsx'
import { LedgerEntry } from './LedgerEntry.tsx'

interface Entry {
  readonly label: string
  readonly heading: string
  readonly text: string
  readonly to: string
  readonly action: string
  /** Shown with what was solved of it and how well it is recognized. */
  readonly pattern?: OpenPattern
}

interface TodayLedgerProps {
  offer: RoundOffer | undefined
  /** The lesson to continue, when today's round is the next step. */
  lessonStep: NextStep | undefined
  /** Undefined when it could not be loaded. */
  plan: Plan | undefined
}

/** What else there is to do, quieter than the next step. */
export function TodayLedger({ offer, lessonStep, plan }: TodayLedgerProps) {
  const entries = [
    ...(plan ? [] : [(lessonStep && lessonEntry(lessonStep)) ?? practiceEntry(offer)]),
    useComingUp(),
    useHerdNews(),
  ]
  return (
    <ul className="mt-8 grid border-y border-line md:mt-10 md:grid-cols-3">
      {plan && <InterviewEntry plan={plan} />}
      {entries.map(({ label, heading, text, to, action, pattern }) => (
        <LedgerEntry key={label} label={label} heading={heading} text={text} to={to} action={action}>
          {pattern && <PatternState pattern={pattern} />}
        </LedgerEntry>
      ))}
    </ul>
  )
}

function practiceEntry(offer: RoundOffer | undefined): Entry {
  const isDone = offer?.kind === 'done'
  return {
    label: 'Practice',
    heading: isDone ? 'Done for today' : offer ? 'Nothing is due' : 'A round of prompts',
    text:
      isDone && offer.dueTomorrow > 0
        ? `${capitalized(countText(offer.dueTomorrow, 'pattern'))} ${offer.dueTomorrow === 1 ? 'is' : 'are'} due by tomorrow.`
        : 'A round brings problems that you have not seen. Name the pattern behind each.',
    to: '/practice',
    action: 'Open Practice',
  }
}

function lessonEntry(step: NextStep): Entry | undefined {
  if (step.kind === 'all-complete') return undefined
  const { lesson, problem } = step
  return {
    label: step.kind === 'first' ? 'The first lesson' : 'Where you were',
    heading: step.kind === 'first' ? lesson.pattern.displayName : problem.title,
    text:
      step.kind === 'first'
        ? 'Its clues, the usual mistakes and a demo you can step through.'
        : `Next unsolved problem in ${lesson.pattern.displayName}, ${problem.difficulty}`,
    to: lessonPath(lesson),
    action: step.kind === 'first' ? 'Open the lesson' : 'Continue the lesson',
    ...(step.kind === 'continue' && { pattern: lesson.pattern }),
  }
}

function PatternState({ pattern: { name, practiceQuestions } }: { pattern: OpenPattern }) {
  const solved = useSolvedProblems()
  return (
    <PatternRecall
      name={name}
      solved={practiceQuestions.filter(({ number }) => solved.has(number)).length}
      total={practiceQuestions.length}
    />
  )
}

function useComingUp(): Entry {
  const memberId = useMemberId()
  const { data: interviews = [], error } = useInterviews()
  const next = memberId === undefined ? undefined : findComingUp(interviews, memberId, Date.now())
  if (error && !next) return notLoaded('Coming up')
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
  const { data: invitations, error: invitationsError } = useInvitations()
  const { data: requests, error: requestsError } = useInterviewRequests()
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
  const request = requests?.received[0]
  if (request)
    return {
      label,
      heading: `${displayName(request.candidate)} asks for an interview`,
      text: 'You would be the interviewer. Choose a question, or decline.',
      to: '/my-herd',
      action: 'Answer',
    }
  const received = invitations?.received ?? []
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
  if (invitationsError || requestsError) return notLoaded(label)
  return {
    label,
    heading: 'Nothing is waiting',
    text: 'Mock interviews need two. Bring someone along.',
    to: '/my-herd',
    action: 'Open My Herd',
  }
}

/** Not "Nothing is waiting": that is not known. */
function notLoaded(label: string): Entry {
  return {
    label,
    heading: 'Not loaded',
    text: 'My Herd shows what is there once the server answers again.',
    to: '/my-herd',
    action: 'Open My Herd',
  }
}
