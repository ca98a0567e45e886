import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import { useInterviews, useIsHerdLoading, useMemberId } from '#herd/web/herd-queries.ts'
import { shortTime } from '#herd/web/interview-text.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { hueOf, lastLesson, useKnownCategories } from '#patterns/web/categories.ts'
import type { Plan } from '#plan/contract.ts'
import { countText } from '#platform/count-words.ts'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { useToday } from '#platform/web/use-today.ts'
import type { RoundOffer } from '#practice/rounds/round-offer.ts'
import { ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { useSolvedProblems } from '#progress/web/tick/progress-source.ts'
import { useSettings } from '#settings/web/use-settings.ts'
import { usePlan } from '../plan/use-plan.ts'
import { longDay } from '../preparation/day-text.ts'
import { useHasDoneNothing, useIsNewcomer } from '../preparation/newcomers.ts'
import { chooseNextStep, isRoundNext, lessonPath, type NextStep } from './choose-next-step.ts'
import { FirstDay } from './FirstDay.tsx'
import { findComingUp } from './herd-news.ts'
import { NothingLeft, PlannedStep } from './PlannedStep.tsx'
import { FirstPrompt, FirstRoundButton, RoundStep, TodayLead, useRoundOffer } from './RoundStep.tsx'
import { Step } from './Step.tsx'
import { TodayLedger } from './TodayLedger.tsx'
import { TodayPath } from './TodayPath.tsx'
import { type Stop, stopsOf } from './today-stops.ts'

/** The first thing members see at home: one clear next step, and what else there is to do. */
export function Today() {
  const visitor = useVisitor()
  const today = useToday()
  const { categories, failure } = useKnownCategories()
  const solved = useSolvedProblems()
  const lessonStep = categories && chooseNextStep(categories, solved, lastLesson.read())
  const { offer, isLoading: isOfferLoading } = useRoundOffer()
  const isHerdLoading = useIsHerdLoading()
  const { settings } = useSettings()
  const hasDoneNothing = useHasDoneNothing()
  const isNewcomer = useIsNewcomer()
  const comingUp = useComingUpNow()
  const { plan, failure: planFailure } = usePlan()
  const { data: interviews = [] } = useInterviews()
  const memberId = useMemberId()
  const stops = plan && stopsOf(plan, { offer, interviews, memberId, categories, solved, now: Date.now() })
  const round = offer && isRoundNext(offer) ? offer : undefined
  // Everything at once: otherwise the heading would change under the reader's eyes.
  const isLoading =
    isOfferLoading || isHerdLoading || !settings || !(categories || failure) || !(plan || planFailure)
  const [isTrying, setTrying] = useState(false)
  if (isTrying)
    return (
      <section aria-labelledby="today" className="page pt-6 md:max-w-[40rem] md:pt-10">
        <h1 id="today" className="sr-only">
          Your first prompt
        </h1>
        <LoadBoundary
          className="min-h-100"
          loadingText="Loading a prompt..."
          failureText="The prompt could not be loaded."
        >
          <Trial wayIn={<FirstRoundButton />} />
        </LoadBoundary>
      </section>
    )
  const isNew = settings?.isAnswered && hasDoneNothing && offer?.kind === 'first'
  if (!isLoading && isNew && !comingUp) return <FirstDay settings={settings} />
  return (
    <section aria-labelledby="today" className="page min-h-svh pt-7 md:min-h-144 md:pt-12">
      <div className="grid gap-x-18 gap-y-6 lg:grid-cols-[1fr_25rem] lg:items-start">
        <div className="min-h-60 md:min-h-70">
          {/* Not while loading: the prerendered page would show the day of the build. */}
          <p className="min-h-[1.5em] text-sm text-muted">{!isLoading && dateLine(today, plan)}</p>
          {isLoading ? (
            <LoadingStep />
          ) : (
            <NextStepText
              step={lessonStep}
              plan={plan}
              stop={stops?.find(({ isDone }) => !isDone)}
              round={round}
              offer={offer}
              onTry={() => setTrying(true)}
              firstName={visitor.kind === 'member' ? visitor.user.firstName : null}
            />
          )}
        </div>
        {!isLoading &&
          (round?.kind === 'first' ? (
            <FirstPrompt />
          ) : stops ? (
            <TodayPath
              stops={stops}
              isDateMissing={!isNewcomer && (plan?.kind === 'undated' || plan?.kind === 'over')}
            />
          ) : (
            !round &&
            lessonStep &&
            lessonStep.kind !== 'all-complete' && <StepPanel step={lessonStep} solved={solved} />
          ))}
      </div>
      {!isLoading && <TodayLedger offer={offer} lessonStep={round && lessonStep} plan={plan} />}
      {!isLoading && !plan && <BegunLesson />}
      {!isLoading && isNewcomer && (
        <p className="mt-4 text-sm text-ink-2">
          <span>When is your interview?</span>{' '}
          <Link to="/first-hour" className="link inline-block py-2">
            Answer three questions
          </Link>
        </p>
      )}
    </section>
  )
}

/** 'Friday, November 27, 26 days to Uber'. */
function dateLine(today: number, plan: Plan | undefined): string {
  if (plan?.kind !== 'dated') return longDay(today)
  const [company] = plan.companies.length === 1 ? plan.companies : []
  return `${longDay(today)}, ${countText(plan.daysLeft ?? 0, 'day')} to ${company?.name ?? 'your interview'}`
}

/** The lesson that was begun last, if it is not finished. */
function BegunLesson() {
  const { lessons } = useLearning()
  const [begun] = Object.entries(lessons)
    .filter(([name, { finishedAt }]) => finishedAt === undefined && findPattern(name))
    .toSorted(([, a], [, b]) => b.startedAt.localeCompare(a.startedAt))
  if (!begun) return null
  const [name, { step }] = begun
  return (
    <p className="mt-4 text-sm text-ink-2">
      <span>{`The lesson of ${displayNameOf(name)} waits at step ${step + 1} of nine.`}</span>{' '}
      <Link to={`/learn/${name}`} className="link inline-block py-2">
        Continue it
      </Link>
    </p>
  )
}

/** The step's place while it is not known. */
function LoadingStep() {
  return (
    <>
      <h1 id="today" className="mt-1">
        <span className="sr-only">Loading your next step...</span>
        <span aria-hidden="true" className="block h-[1em] w-full max-w-[9em] rounded-md bg-surface-2" />
      </h1>
      <TodayLead />
    </>
  )
}

interface NextStepTextProps {
  /** Undefined when it could not be loaded. */
  plan: Plan | undefined
  /** What comes next of the plan of the day. */
  stop: Stop | undefined
  offer: RoundOffer | undefined
  /** Undefined when the lessons could not be loaded. */
  step: NextStep | undefined
  /** Today's round, if that is what to do next. */
  round: RoundOffer | undefined
  /** Shows the first prompt right here. */
  onTry: () => void
  firstName: string | null
}

const Trial = lazy(async () => ({ default: (await import('#practice/web/trial/Trial.tsx')).Trial }))

/** A mock interview that starts within the hour or is running, at a set time. */
function useComingUpNow() {
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  const comingUp = memberId === undefined ? undefined : findComingUp(interviews, memberId, Date.now())
  const startsAt = comingUp?.isNow && comingUp.interview.startsAt
  return startsAt ? { ...comingUp, startsAt } : undefined
}

function NextStepText({ step, plan, stop, offer, round, onTry, firstName }: NextStepTextProps) {
  const comingUp = useComingUpNow()
  if (comingUp)
    return (
      <Step
        heading={`Your interview is at ${shortTime(comingUp.startsAt)}`}
        text={
          comingUp.isInterviewer
            ? `You interview ${comingUp.partner}. Read the question's notes before you start.`
            : `${comingUp.partner} interviews you. Have the call and the shared editor open.`
        }
        to={`/my-herd/interviews/${comingUp.interview.id}`}
        action="Open the interview"
      />
    )
  if (round) return <RoundStep offer={round} plan={plan} onTry={onTry} />
  if (plan && stop) return <PlannedStep plan={plan} stop={stop} />
  if (plan) return <NothingLeft plan={plan} offer={offer} />
  if (!step)
    return (
      <>
        <Step heading={firstName ? `Welcome back, ${firstName}` : 'Welcome back'} />
        <TodayLead />
      </>
    )
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
  if (step.kind === 'first')
    return (
      <Step
        heading="Start with one pattern"
        text={`${pattern.displayName} is a good first one: it needs nothing but an array and two indices. Half an hour, at your own pace.`}
        to={lessonPath(step.lesson)}
        action={`Open ${pattern.displayName}`}
      />
    )
  return (
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

/** The lesson beside the step: on the first day what there is to do, later how far it is. */
function StepPanel({
  step,
  solved,
}: {
  step: Exclude<NextStep, { kind: 'all-complete' }>
  solved: ReadonlySet<number>
}) {
  const { category, pattern } = step.lesson
  const problems = pattern.practiceQuestions
  const solvedHere = problems.filter(({ number }) => solved.has(number)).length
  return (
    <div data-hue={hueOf(category)} className="rounded-lg border border-line bg-surface p-5 md:p-8">
      <p className="text-sm text-muted">{category.displayName}</p>
      <h2 className="text-xl">
        <Link
          to={lessonPath(step.lesson)}
          className="inline-flex min-h-11 items-center no-underline hover:underline"
        >
          {pattern.displayName}
        </Link>
      </h2>
      {step.kind === 'first' ? (
        <ol className="mt-3 list-decimal space-y-2 pl-5 text-ink-2 marker:text-muted">
          <li>Read the clues that give the pattern away.</li>
          <li>Step through the demo, and predict what moves next.</li>
          <li>
            Solve <ProblemTitle title={step.problem.title} url={step.problem.leetcodeUrl} className="link" />{' '}
            and tick it.
          </li>
        </ol>
      ) : (
        <>
          <p className="mt-3 mb-2 text-sm tabular-nums">
            <b>{`${solvedHere} of ${problems.length}`}</b> problems solved
          </p>
          <CellBar filled={solvedHere} cells={problems.length} />
          <p className="mt-5 text-sm text-muted">Next unsolved problem</p>
          <p className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
            <ProblemTitle
              title={step.problem.title}
              url={step.problem.leetcodeUrl}
              className="link inline-block py-2"
            />
            <DifficultyBadge difficulty={step.problem.difficulty} />
          </p>
        </>
      )}
    </div>
  )
}
