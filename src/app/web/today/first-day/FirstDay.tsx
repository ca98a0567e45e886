import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToday } from '#platform/web/use-today.ts'
import { useStartRound } from '#practice/web/use-rounds.ts'
import { forecastOf } from '#settings/forecast.ts'
import type { Settings } from '#settings/rules.ts'
import { DayCells } from '../../preparation/DayCells.tsx'
import { fullDay, longDay } from '../../preparation/day-text.ts'
import { type FirstStep, firstStep } from '../../preparation/first-step.ts'
import { NineDays } from '../../preparation/NineDays.tsx'
import { LedgerEntry } from '../LedgerEntry.tsx'
import { FirstPrompt } from '../RoundStep.tsx'
import { LivePrices } from './LivePrices.tsx'

/** A date further ahead is written with its year. */
const daysWithoutYear = 300

/** Home of someone who has answered the questions of the first hour and done nothing yet: one thing, and what follows. */
export function FirstDay({ settings }: { settings: Settings }) {
  const today = useToday()
  const isGuest = useVisitor().kind === 'guest'
  const step = firstStep(settings)
  const { days } = forecastOf(settings, today)
  return (
    <>
      <section aria-labelledby="today" className="page pt-5 md:pt-12">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[5fr_6fr] md:items-center">
          <div>
            <p className="min-h-[1.5em] text-sm text-muted">{dateLine(today, days)}</p>
            {step.kind === 'lesson' ? <LessonStep step={step} /> : <FirstRound step={step} />}
          </div>
          {step.kind === 'lesson' ? <LivePrices to={step.path} /> : <FirstPrompt />}
        </div>
        <ul className="mt-7 grid border-y border-line md:mt-10 md:grid-cols-[5fr_4fr_3fr]">
          <LedgerEntry
            label="Your interview"
            heading={interviewHeading(today, days)}
            text={interviewText(days)}
            to="/first-hour"
            action={days === undefined ? 'Set a date' : 'Change date or hours'}
          >
            {days !== undefined && days > 0 && (
              <div className="mt-2 max-w-95">
                <DayCells today={today} days={days} isRow />
              </div>
            )}
          </LedgerEntry>
          {step.kind === 'lesson' ? (
            <LedgerEntry
              label="Right after the lesson"
              heading="A round of prompts"
              text="Problems you have not seen. You say which pattern each one needs, and which words tell."
            />
          ) : (
            <LedgerEntry
              label="Right after the round"
              heading="The lesson you need most"
              text="What you do not recognize yet comes first, and comes back until you do."
            />
          )}
          {isGuest ? (
            <LedgerEntry
              label="If you want to keep it"
              heading="Create an account"
              to={signInAddress('/', 'register')}
              action="Sign up"
              text="It takes over everything that you do here."
            />
          ) : (
            <LedgerEntry
              label="If you know somebody"
              heading="Bring a GoatMate"
              to="/my-herd"
              action="Invite"
              text="Mock interviews need two."
            />
          )}
        </ul>
      </section>
      <NineDays settings={settings} />
    </>
  )
}

function dateLine(today: number, days: number | undefined): string {
  if (days === undefined || days <= 0) return longDay(today)
  return `${longDay(today)}, ${days === 1 ? 'one day' : `${days} days`} until your interview`
}

type LessonFirst = Extract<FirstStep, { kind: 'lesson' }>

function LessonStep({ step: { pattern, path } }: { step: LessonFirst }) {
  const begun = useLearning().lessons[pattern.name]
  return (
    <>
      <h1
        id="today"
        className="mt-1 max-w-[12em]"
      >{`${begun ? 'Continue' : 'Start'} with ${pattern.displayName}`}</h1>
      <p className="mt-2 max-w-[27em] text-ink-2 md:mt-3 md:text-lg">
        {begun
          ? `Your first lesson. You are at step ${begun.step + 1} of nine.`
          : 'Your first lesson. Nine short steps, each with a question before the answer. About 12 minutes.'}
      </p>
      <ButtonLink to={path} look="primary" size="lg" className="mt-4.5 md:mt-6">
        {begun ? 'Continue the lesson' : 'Start the lesson'}
      </ButtonLink>
    </>
  )
}

function FirstRound({ step }: { step: Exclude<FirstStep, LessonFirst> }) {
  const { start, isPending, failure } = useStartRound()
  const begin = () => !isPending && start(step.round)
  return (
    <>
      <h1 id="today" className="mt-1 max-w-[12em]">
        {step.isMixed ? 'Start with a mixed round' : 'Start with a round of ten'}
      </h1>
      <p className="mt-2 max-w-[27em] text-ink-2 md:mt-3 md:text-lg">
        {step.isMixed
          ? 'Ten problems that you have never seen, from all patterns. You name the pattern behind each, and see where your gaps are. About six minutes.'
          : 'Ten problems that you have never seen. You name the pattern behind each, and see at once what gives it away. About six minutes.'}
      </p>
      <Button look="primary" size="lg" className="mt-4.5 md:mt-6" aria-disabled={isPending} onClick={begin}>
        {isPending ? 'Preparing your round...' : 'Start the round'}
      </Button>
      {failure && (
        <div className="mt-4">
          <Alert onRetry={begin}>{failure}</Alert>
        </div>
      )}
    </>
  )
}

function interviewHeading(today: number, days: number | undefined): string {
  if (days === undefined) return 'No date yet'
  if (days === 0) return 'Today'
  return days > daysWithoutYear ? fullDay(today + days) : longDay(today + days)
}

function interviewText(days: number | undefined): string {
  if (days === undefined) return 'Two lessons a week keep it moving.'
  if (days > 0) return ''
  return days === 0 ? 'Repeat what you know. Good luck!' : 'It is over. Is there another one?'
}
