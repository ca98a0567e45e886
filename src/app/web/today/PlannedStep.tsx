import type { ReactNode } from 'react'
import { displayNameOf, findPattern, problemsOf } from '#curriculum/patterns.ts'
import type { Plan, Task } from '#plan/contract.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { capitalized } from '#practice/day-words.ts'
import type { RoundOffer } from '#practice/rounds/round-offer.ts'
import { useStartRound } from '#practice/web/use-rounds.ts'
import { countSolved } from '#progress/rules.ts'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { longDay } from '../preparation/day-text.ts'
import { SomethingElse } from './SomethingElse.tsx'
import { Step } from './Step.tsx'
import { minutesText, pathOfStop, type Stop } from './today-stops.ts'

interface PlannedStepProps {
  plan: Plan
  stop: Stop
  offer: RoundOffer | undefined
}

/** The step of the plan that comes next, by name and with a reason. The daily round has a text of its own. */
export function PlannedStep({ plan, stop, offer }: PlannedStepProps) {
  const { act, minutes } = stop
  const inMinutes = minutesText(minutes)
  const solved = useSolvedProblems()
  const aside =
    offer?.kind === 'first' ? (
      <ButtonLink to="/practice" look="quiet">
        I know the basics: first round
      </ButtonLink>
    ) : (
      <SomethingElse plan={plan} pattern={'pattern' in act ? act.pattern : undefined} />
    )
  switch (act.kind) {
    case 'lesson':
      return (
        <Step
          heading={
            act.step === 0
              ? `Start with ${displayNameOf(act.pattern)}`
              : `Continue with ${displayNameOf(act.pattern)}, step ${act.step + 1} of nine`
          }
          text={lessonText(plan, act, solved)}
          to={pathOfStop(stop)}
          action={`${act.step === 0 ? 'Start' : 'Continue'} the lesson, ${inMinutes}`}
          aside={aside}
        />
      )
    case 'solve':
      return (
        <Step
          heading={`Solve ${act.problem.title}`}
          text={`${reasonFor(plan, act.pattern)}You have read about ${displayNameOf(act.pattern)}. Now find it in a problem, and tick it.`}
          to={pathOfStop(stop)}
          action={`Open the problem, ${inMinutes}`}
          aside={aside}
        />
      )
    case 'interview':
      return (
        <Step
          heading={stop.text}
          text={`${stop.detail}. Until then there is nothing left to do.`}
          to={pathOfStop(stop)}
          action="Open the interview"
          aside={aside}
        />
      )
    case 'mock':
      return (
        <Step
          heading="Arrange a mock interview"
          text="Your interview is near. Forty-five minutes with a GoatMate show what you can say under pressure."
          to={pathOfStop(stop)}
          action="Open My Herd"
          aside={aside}
        />
      )
    case 'check':
      return (
        <Step
          heading="Sealed Five"
          text="Five prompts that no round asks, one try each. They say whether practice flatters you."
          to={pathOfStop(stop)}
          action={`Open the five, ${inMinutes}`}
          aside={aside}
        />
      )
    case 'mix':
      return <MixStep plan={plan} aside={aside} />
    default:
      return (
        <Step
          heading={stop.text}
          text="Take one of a pattern that you learned a while ago. Name the pattern before you code."
          to={pathOfStop(stop)}
          action="Open the plan"
          aside={aside}
        />
      )
  }
}

type LessonTask = Extract<Task, { kind: 'lesson' }>

function lessonText(plan: Plan, { pattern, step }: LessonTask, solved: ReadonlySet<number>): string {
  const id = findPattern(pattern)?.id
  const solvedCount = id === undefined ? 0 : countSolved(problemsOf(id), solved)
  const steps = 'The lesson takes short steps, each with a question before the answer.'
  return step === 0 && solvedCount > 0
    ? `You have solved ${countWord(solvedCount)} of its problems. ${steps}`
    : `${reasonFor(plan, pattern)}${steps} Then two problems make it yours.`
}

/** A round of the chosen company, or of everything. */
function MixStep({ plan: { companies }, aside }: { plan: Plan; aside: ReactNode }) {
  const { start, isPending, failure } = useStartRound()
  const [company] = companies.length === 1 ? companies : []
  const begin = () =>
    !isPending && start({ kind: 'free', size: 10, ...(company && { company: company.slug }) })
  return (
    <Step
      heading={company ? `A round of ${company.name}’s mix` : 'A round of everything'}
      text="Nothing new on the last days. Ten prompts as they come: name the pattern behind each."
      button={
        <Button look="primary" size="lg" aria-disabled={isPending} onClick={begin}>
          {isPending ? 'Preparing your round...' : 'Start the round'}
        </Button>
      }
      aside={aside}
      failure={failure}
      onRetry={begin}
    />
  )
}

/** Nothing is left today, or it is a free day. */
export function NothingLeft({ plan, offer }: { plan: Plan; offer: RoundOffer | undefined }) {
  const { kind, doneToday, days } = plan
  const next = days.find(({ date, tasks }) => date > plan.today && tasks.length > 0)
  const goesOn = next ? `The plan continues on ${longDay(dayOf(next.date))}.` : ''
  const isDone = doneToday.length > 0
  return (
    <Step
      heading={kind === 'today' ? 'Your interview is today' : isDone ? doneHeading(offer) : 'A free day'}
      text={
        kind === 'today'
          ? 'Nothing new today. Look once more at the clues of what you know best. Good luck!'
          : isDone
            ? `That is all for today. ${goesOn}`
            : `Nothing is planned for today. ${goesOn}`
      }
      aside={<SomethingElse plan={plan} />}
    />
  )
}

/** 'Done. Five patterns are due tomorrow', as far as it is known. */
function doneHeading(offer: RoundOffer | undefined): string {
  if (offer?.kind !== 'done' || offer.dueTomorrow === 0) return 'Done for today'
  const { dueTomorrow } = offer
  return `Done. ${capitalized(countText(dueTomorrow, 'pattern'))} ${dueTomorrow === 1 ? 'is' : 'are'} due tomorrow`
}

function reasonFor({ legs }: Plan, name: string): string {
  const reason = legs.find(({ pattern }) => pattern === name)?.reason
  return reason ? `${reason}. ` : ''
}
