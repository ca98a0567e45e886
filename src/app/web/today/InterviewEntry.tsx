import { displayNameOf } from '#curriculum/patterns.ts'
import type { Plan } from '#plan/contract.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { capitalized } from '#practice/day-words.ts'
import { DayCells } from '../preparation/DayCells.tsx'
import { longDay } from '../preparation/day-text.ts'
import { LedgerEntry } from './LedgerEntry.tsx'

/** How the plan to the interview stands. */
export function InterviewEntry({ plan }: { plan: Plan }) {
  const { kind, daysLeft, today, interviewOn, days } = plan
  const isAhead = kind === 'dated' && daysLeft !== null
  const daysOf = (task: string) =>
    new Set(
      days.filter(({ tasks }) => tasks.some(({ kind }) => kind === task)).map(({ date }) => dayOf(date)),
    )
  return (
    <LedgerEntry
      label={plan.companies.length === 1 ? `Your interview: ${plan.companies[0]?.name}` : 'Your interview'}
      heading={interviewOn === null ? 'No date yet' : longDay(dayOf(interviewOn))}
      text={stateText(plan)}
      to="/plan"
      action={isAhead ? 'Open the plan' : 'Open the plan, set a date'}
    >
      {isAhead && (
        <div className="mt-4 max-w-95">
          <DayCells
            today={dayOf(today)}
            days={daysLeft}
            practiceDays={daysOf('round')}
            mockDays={daysOf('mock')}
            isRow
          />
        </div>
      )}
    </LedgerEntry>
  )
}

function stateText({ kind, done, legs, left, moved }: Plan): string {
  switch (kind) {
    case 'today':
      return 'It is today. Good luck!'
    case 'over':
      return 'It is over. Is there another one?'
    case 'undated':
      return `Two new patterns a week keep it moving. ${capitalized(countText(done.length, 'pattern'))} done.`
    case 'dated': {
      const course = `${capitalized(countWord(done.length))} of ${done.length + legs.length} patterns done.`
      return `${moved ? 'Moved by itself. ' : ''}${course} ${leftText(left)}`
    }
  }
}

function leftText(left: Plan['left']): string {
  const [first] = left
  if (!first) return 'Everything fits.'
  return left.length === 1
    ? `${displayNameOf(first.pattern)} does not fit.`
    : `${capitalized(countWord(left.length))} do not fit.`
}
