import { displayNameOf } from '#curriculum/patterns.ts'
import type { Leg, Plan } from '#plan/contract.ts'
import { countText, countWord } from '#platform/count-words.ts'
import { dayOf } from '#platform/local-day.ts'
import { capitalized } from '#practice/day-words.ts'
import { longDay, shortDay } from '../preparation/day-text.ts'

/** 'Uber', 'Uber and Google', or 'your interview' when there is none or too many to name. */
function destinationOf({ companies }: Pick<Plan, 'companies'>): string {
  const names = companies.map(({ name }) => name)
  return names.length === 0 || names.length > 2 ? 'your interview' : names.join(' and ')
}

/** 'Uber', or 'they' where several are chosen. */
export function askerOf({ companies }: Pick<Plan, 'companies'>): string {
  return companies.length === 1 ? (companies[0]?.name ?? '') : 'They'
}

/** '26 days to Uber'. */
function daysText(plan: Plan): string {
  return `${countText(plan.daysLeft ?? 0, 'day')} to ${destinationOf(plan)}`
}

export function planHeading(plan: Plan): string {
  switch (plan.kind) {
    case 'dated':
      return capitalized(daysText(plan))
    case 'today':
      return 'Your interview is today'
    case 'over':
      return 'Your interview is over'
    case 'undated':
      return 'A plan without a date'
  }
}

export function planLead(plan: Plan): string {
  const { kind, hoursPerWeek, minutes, minutesPerRound, interviewOn } = plan
  const weekly = capitalized(countText(hoursPerWeek, 'hour'))
  const rounds = `${countWord(minutesPerRound)} minutes a day of them for rounds`
  switch (kind) {
    case 'dated':
      return `${weekly} a week ${hoursPerWeek === 1 ? 'makes' : 'make'} ${hoursText(minutes)}, ${rounds}. ${fitText(plan)}`
    case 'today':
      return 'Nothing new today. Look once more at the clues of what you know best. Good luck!'
    case 'over':
      return `It was on ${longDay(dayOf(interviewOn ?? ''))}. Set the date of the next one. Until then, the plan continues more slowly: two new patterns a week.`
    case 'undated':
      return `Without a deadline the pace is slower: two new patterns a week at most, and ${rounds.replace(' of them', '')}. Set a date to see what fits.`
  }
}

function fitText({ legs, left }: Plan): string {
  if (legs.length === 0 && left.length === 0) return 'You have learned every pattern. Rounds keep them.'
  if (legs.length === 0) return 'Nothing new fits. Repeat what you know.'
  const fits =
    legs.length === 1
      ? 'One pattern fits.'
      : `${capitalized(countText(legs.length, 'pattern'))} fit, in this order.`
  if (left.length === 0) return `${fits} Nothing is left out.`
  return `${fits} ${capitalized(countWord(left.length))} ${left.length === 1 ? 'does' : 'do'} not.`
}

/** In half hours: '18½ hours'. */
export function hoursText(minutes: number): string {
  const halves = Math.round(minutes / 30)
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return countText(whole, 'hour')
  return whole === 0 ? 'half an hour' : `${whole}½ hours`
}

/** What became of the plan on the days without practice. */
export function movedText({ moved, kind }: Plan): string | undefined {
  if (!moved) return undefined
  const { missedDays, lastActiveOn, noLongerFit } = moved
  const since = `You have not practiced since ${shortDay(dayOf(lastActiveOn))}, which is ${countText(missedDays, 'planned day')}. Nothing piles up: the plan starts from today.`
  if (kind !== 'dated') return since
  if (noLongerFit.length === 0) return `${since} Everything that fitted still fits.`
  return `${since} ${listOf(noLongerFit)} no longer ${noLongerFit.length === 1 ? 'fits' : 'fit'}.`
}

const mostNames = 3

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames).map(displayNameOf)
  const rest = names.length - shown.length
  return new Intl.ListFormat('en').format([...shown, ...(rest > 0 ? [`${countWord(rest)} more`] : [])])
}

export function leftText(plan: Plan): string {
  const { left, companies, kind } = plan
  const open = 'All of it stays open, and rounds keep what you know of it alive.'
  if (kind === 'today') return open
  if (kind !== 'dated') return 'In this order, after the days above.'
  const minutes = left.reduce((sum, leg) => sum + leg.minutes, 0)
  const more = `${capitalized(hoursText(minutes))} more would be needed.`
  const asked = left.filter(({ asked }) => asked !== null && asked > 0)
  const [most] = asked.toSorted((a, b) => (b.asked ?? 0) - (a.asked ?? 0))
  const own =
    companies.length === 0
      ? ''
      : most
        ? ` Of these, ${destinationOf(plan)} asks ${displayNameOf(most.pattern)} most often.`
        : ` Nothing here was reported from ${destinationOf(plan)}.`
  return `${more}${companies.length > 2 ? '' : own} ${open}`
}

/** '1.4% of questions', if they ask it, and '45% now' or 'to come'. */
export function leftDetails({ asked, recall }: Leg) {
  return {
    asked: asked ? `${askedText(asked)} of questions` : undefined,
    recall: recall === null ? 'to come' : `${Math.round(recall * 100)}% now`,
  }
}

export function askedText(asked: number): string {
  return asked === 0 ? '–' : `${(asked * 100).toFixed(1)}%`
}

/** 'Mon, Nov 23 to Tue, Nov 24', or one day. Days from 1970. */
export function spanText(from: number, to: number): string {
  return from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`
}
