import { shortTime } from '#herd/web/interview-text.ts'
import { lessonPath, type NextStep } from '#patterns/web/choose-next-step.ts'
import { NothingLeft, PlannedStep } from './PlannedStep.tsx'
import { RoundStep } from './RoundStep.tsx'
import { SomethingElse } from './SomethingElse.tsx'
import { Step } from './Step.tsx'
import type { TodayFacts } from './use-today-facts.ts'

interface NextStepTextProps {
  facts: TodayFacts
  /** Shows the first prompt right here. */
  onTry: () => void
  firstName: string | null
}

/** What to do next, by name, with a reason and one button. */
export function NextStepText({ facts, onTry, firstName }: NextStepTextProps) {
  const { plan, stops = [], offer, lessonStep, round, comingUp } = facts
  if (comingUp)
    return (
      <Step
        heading={`Your mock interview ${comingUp.hasBegun ? 'has begun' : `is at ${shortTime(comingUp.startsAt)}`}`}
        text={
          comingUp.isInterviewer
            ? `You interview ${comingUp.partner}. Read the question's notes before you start.`
            : `${comingUp.partner} interviews you. Have the call and the shared editor open.`
        }
        to={`/my-herd/interviews/${comingUp.interview.id}`}
        action="Open the interview"
        aside={<SomethingElse plan={plan} />}
      />
    )
  if (round) return <RoundStep offer={round} plan={plan} onTry={onTry} />
  const stop = stops.find(({ isDone }) => !isDone)
  if (offer && stop?.act.kind === 'round') return <RoundStep offer={offer} plan={plan} onTry={onTry} />
  if (plan && stop) return <PlannedStep plan={plan} stop={stop} offer={offer} />
  if (plan) return <NothingLeft plan={plan} offer={offer} />
  if (!lessonStep)
    return (
      <Step
        heading={firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
        text="A round of prompts keeps what you know fresh: read a problem you have never seen, and name its pattern."
        to="/practice"
        action="Practice"
      />
    )
  return <LessonStep step={lessonStep} />
}

/** What comes next in the lessons, when there is no plan. */
function LessonStep({ step }: { step: NextStep }) {
  if (step.kind === 'all-complete')
    return (
      <Step
        heading="Every pattern is complete"
        text="Recognition fades faster than syntax. Keep it fresh with problems that you have not seen."
        to="/practice"
        action="Practice"
      />
    )
  const { pattern } = step.lesson
  return step.kind === 'first' ? (
    <Step
      heading="Start with one pattern"
      text={`${pattern.displayName} is a good first one: it needs nothing but an array and two indices. Half an hour, at your own pace.`}
      to={lessonPath(step.lesson)}
      action={`Open ${pattern.displayName}`}
    />
  ) : (
    <Step
      heading={`Continue with ${pattern.displayName}`}
      text={
        <span>
          Your next problem is <b className="text-ink">{step.problem.title}</b>.
        </span>
      }
      to={lessonPath(step.lesson)}
      action="Continue the lesson"
    />
  )
}
