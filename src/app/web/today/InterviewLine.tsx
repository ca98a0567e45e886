import { displayNameOf } from '#curriculum/patterns.ts'
import { useInterviews, useMemberId } from '#herd/web/herd-queries.ts'
import { shortMoment } from '#herd/web/interview-text.ts'
import type { Plan } from '#plan/contract.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { capitalized, daysUntil } from '#practice/day-words.ts'
import { DayCells } from '../preparation/DayCells.tsx'
import { dayAndMonth, longDay, nearDay } from '../preparation/day-text.ts'
import { findAfterToday, mockText } from './herd-news.ts'
import { NewsLink } from './TodayNews.tsx'

/** A label under a day needs this share of the line for itself. */
const labelRoom = 0.2

/** How the plan to the interview stands, on one line: its state, the days until then, and the next mock interview. */
export function InterviewLine({ plan }: { plan: Plan }) {
  const { daysLeft, interviewOn, companies } = plan
  const memberId = useMemberId()
  const { data: interviews = [] } = useInterviews()
  // Those of today are on today's path.
  const next = memberId === undefined ? undefined : findAfterToday(interviews, memberId, Date.now())
  const startsAt = next?.interview.startsAt
  if (daysLeft === null || interviewOn === null) return null

  const name = companies.length === 1 ? companies[0]?.name : undefined
  const daysOf = (task: string) =>
    new Set(
      plan.days.filter(({ tasks }) => tasks.some(({ kind }) => kind === task)).map(({ date }) => dayOf(date)),
    )
  const today = dayOf(plan.today)
  const mockDays = daysOf('mock')
  // An arranged one may be on a day without a planned one.
  if (startsAt) mockDays.add(today + daysUntil(startsAt, Date.now()))
  const firstMock = Math.min(...mockDays) - today
  const mockAt = firstMock / (daysLeft + 1)
  return (
    <section
      aria-labelledby="interview"
      className="grid items-center gap-x-10 gap-y-2.5 border-y border-line py-3.5 md:grid-cols-[minmax(0,1fr)_auto] min-[70rem]:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <div className="min-[70rem]:max-w-90">
        <h2
          id="interview"
          className="text-lg leading-tight font-heavy"
        >{`${name ?? 'Your interview'}, ${longDay(dayOf(interviewOn))}`}</h2>
        <p className="text-sm text-ink-2">{stateText(plan)}</p>
      </div>
      <div className="grid gap-1.5 pt-3.5 max-md:order-none md:max-[70rem]:order-1 md:max-[70rem]:col-span-2">
        <DayCells today={today} days={daysLeft} practiceDays={daysOf('round')} mockDays={mockDays} isRow />
        <p aria-hidden="true" className="relative flex justify-between text-xs leading-tight text-muted">
          <span>today</span>
          {mockAt > labelRoom / 2 && mockAt < 1 - 2 * labelRoom && (
            <span className="absolute" style={{ left: `${mockAt * 100}%` }}>
              {`mock, ${nearDay(today + firstMock, today)}`}
            </span>
          )}
          <span>{`${name ?? 'interview'}, ${dayAndMonth(dayOf(interviewOn))}`}</span>
        </p>
      </div>
      <div className="text-sm text-ink-2">
        {next && startsAt && (
          <p className="leading-snug">
            <b className="block text-ink">{`Next mock: ${shortMoment(startsAt)}`}</b>
            <span>{`${mockText(next)}.`}</span>
          </p>
        )}
        <NewsLink to="/plan">Open the plan</NewsLink>
      </div>
    </section>
  )
}

/** How many do not fit is on the page of the plan, with their names. */
function stateText({ done, legs, left, moved }: Plan): string {
  const planned = done.length + legs.length
  if (legs.length === 0 && left.length > 0)
    return `${capitalized(countText(planned, 'pattern'))} done. Nothing new fits.`
  const course = `${moved ? 'Moved by itself' : 'On course'}: ${countWord(done.length)} of ${planned} planned patterns done.`
  const [first, ...others] = left
  if (!first) return `${course} Everything fits.`
  return others.length === 0 ? `${course} ${displayNameOf(first.pattern)} does not fit.` : course
}
