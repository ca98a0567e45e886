import type { ReactNode } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { useToday } from '#platform/web/use-today.ts'
import { forecastOf, usualHours } from '#settings/forecast.ts'
import type { Settings } from '#settings/rules.ts'
import { studyOrder } from '#settings/study-order.ts'
import { useFittingCount } from '../plan/use-plan.ts'
import { DayCells } from './DayCells.tsx'
import { shortDay } from './day-text.ts'
import { type FirstStep, firstStep } from './first-step.ts'

interface ForecastPanelProps {
  settings: Settings
  /** The way on. */
  children: ReactNode
}

/** What the answers so far make: the days, the hours, what fits, and what comes first. */
export function ForecastPanel({ settings, children }: ForecastPanelProps) {
  const isGuest = useVisitor().kind === 'guest'
  const today = useToday()
  const open = studyOrder(isGuest).length
  const { days, hours, minutesPerDay } = forecastOf(settings, today)
  const patterns = useFittingCount(settings)
  const perWeek = settings.hoursPerWeek ?? usualHours
  const isAhead = days !== undefined && days > 0
  const perDay = `about ${minutesPerDay} minutes a day`
  return (
    <aside
      aria-labelledby="forecast"
      className="border-line bg-surface max-lg:border-y max-md:-mx-(--gutter) max-md:px-(--gutter) px-6.5 py-6 md:rounded-lg md:border lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <h2 id="forecast" className="text-heading-xs">
        What that makes
      </h2>
      <div role="status">
        {isAhead ? (
          <p className="mt-3 mb-4 text-lg leading-none text-ink-2">
            <b className="font-display text-[3.25rem] font-heavy tracking-[-0.02em] text-ink">{days}</b>{' '}
            <span>{days === 1 ? 'day' : 'days'}</span>
          </p>
        ) : (
          <p className="mt-3 mb-4 font-display text-xl font-bold text-pretty">{withoutDays(days)}</p>
        )}
        {isAhead && (
          <>
            <DayCells today={today} days={days} />
            <p className="mt-1.75 flex justify-between text-xs text-muted">
              <span>today</span>
              <span>{shortDay(today + days)}</span>
            </p>
          </>
        )}
        <dl className="mt-4.5 mb-3.5 border-t border-line">
          <Row name="Time">
            {isAhead ? (
              <>
                <b>{hours === 1 ? '1 hour' : `${hours} hours`}</b>
                <span>{`, ${perWeek} a week, ${perDay}`}</span>
              </>
            ) : (
              <>
                <b>{perWeek === 1 ? '1 hour' : `${perWeek} hours`}</b>
                <span>{` a week, ${perDay}`}</span>
              </>
            )}
          </Row>
          {isAhead && (
            <Row name="Room for">
              <b>{`${patterns} of ${catalogueTotals.patterns}`}</b>
              <span> patterns: the lesson, its Spots and two problems each</span>
            </Row>
          )}
          <Row name="First">
            <FirstText step={firstStep(settings)} />
          </Row>
        </dl>
        <p className="text-sm text-muted">{fitText(isAhead ? patterns : undefined, open)}</p>
      </div>
      {children}
    </aside>
  )
}

function withoutDays(days: number | undefined): string {
  if (days === undefined) return 'No date. Two lessons a week keep it moving.'
  return days === 0
    ? 'Your interview is today. Nothing new fits: repeat what you know. Good luck.'
    : 'Your interview is over. Set the date of the next one, or No date yet.'
}

/** @param fitting how many patterns there is time for; undefined without days to count */
function fitText(fitting: number | undefined, open: number): string {
  const all = catalogueTotals.patterns
  const order = 'The patterns asked most often come first.'
  const locked =
    open < all
      ? ` As a guest you can open ${open} patterns; a free account opens the other ${all - open}.`
      : ''
  if (fitting === undefined || fitting >= open) return `${order}${locked}`
  const left = open - fitting
  return `${order} There is no time for ${left === 1 ? 'one of them' : `${left} of them`}. They stay open, but they are not in the plan.${locked}`
}

function FirstText({ step }: { step: FirstStep }) {
  if (step.kind === 'lesson')
    return (
      <>
        <b>{step.pattern.displayName}</b>
        <span>, the lesson, 12 minutes</span>
      </>
    )
  return (
    <>
      <b>{step.isMixed ? 'A mixed round' : 'A round'}</b>
      <span>
        {step.isMixed
          ? ', ten prompts of all patterns, about six minutes'
          : ', ten prompts, about six minutes'}
      </span>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[78px_1fr] gap-3 border-b border-line py-2.5 text-sm leading-[1.45]">
      <dt className="text-muted">{name}</dt>
      <dd className="text-ink-2 tabular-nums [&_b]:text-ink">{children}</dd>
    </div>
  )
}
