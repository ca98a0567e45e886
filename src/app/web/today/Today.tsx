import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { Plan } from '#plan/contract.ts'
import { countText } from '#platform/count-words.ts'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { longDay } from '../preparation/day-text.ts'
import { useIsNewcomer } from '../preparation/newcomers.ts'
import { FirstDay } from './first-day/FirstDay.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import { NextStepText } from './NextStepText.tsx'
import { FirstPrompt, FirstRoundButton } from './RoundStep.tsx'
import { StepPanel } from './StepPanel.tsx'
import { TodayNews } from './TodayNews.tsx'
import { TodayPath } from './TodayPath.tsx'
import type { TodayFacts } from './use-today-facts.ts'

const Trial = lazy(async () => ({ default: (await import('#practice/web/trial/Trial.tsx')).Trial }))

/** The first thing at home: one clear next step, the plan of the day, and how the plan to the interview stands. */
export function Today({ facts }: { facts: TodayFacts }) {
  const { today, plan, stops, nextDay, lessonStep, round, comingUp, firstDay } = facts
  const visitor = useVisitor()
  const isNewcomer = useIsNewcomer()
  const isUndated = plan?.kind === 'undated' || plan?.kind === 'over'
  const isFirstPrompt = round?.kind === 'first' && !comingUp
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
  if (firstDay) return <FirstDay settings={firstDay} />
  return (
    <>
      <section
        aria-labelledby="today"
        className="page grid gap-x-18 gap-y-5.5 pt-5 pb-4.5 md:pt-8.5 md:pb-7.5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start"
      >
        <div>
          <p className="text-sm text-muted">{dateLine(today, plan)}</p>
          <NextStepText
            facts={facts}
            onTry={() => setTrying(true)}
            firstName={visitor.kind === 'member' ? visitor.user.firstName : null}
          />
          {isNewcomer && isFirstPrompt && (
            <p className="mt-2 text-sm text-ink-2">
              <span>When is your interview?</span>{' '}
              <Link to="/first-hour" className="link inline-block py-2">
                Answer three questions
              </Link>
            </p>
          )}
        </div>
        {isFirstPrompt ? (
          <FirstPrompt />
        ) : stops ? (
          <TodayPath
            stops={stops}
            dateAt={isNewcomer ? '/first-hour' : isUndated ? '/plan' : undefined}
            nextDay={
              nextDay && { ...nextDay, name: nextDay.day === today + 1 ? 'Tomorrow' : longDay(nextDay.day) }
            }
          />
        ) : (
          !round && lessonStep && lessonStep.kind !== 'all-complete' && <StepPanel step={lessonStep} />
        )}
      </section>
      <div className="page">
        {plan?.kind === 'dated' && <InterviewLine plan={plan} />}
        <TodayNews facts={facts} />
      </div>
    </>
  )
}

/** 'Friday, November 27, 26 days to Uber'. */
function dateLine(today: number, plan: Plan | undefined): string {
  if (plan?.kind !== 'dated') return longDay(today)
  const [company] = plan.companies.length === 1 ? plan.companies : []
  return `${longDay(today)}, ${countText(plan.daysLeft ?? 0, 'day')} to ${company?.name ?? 'your interview'}`
}
