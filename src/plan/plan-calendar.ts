import ical, {
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { displayNameOf } from '#curriculum/patterns.ts'
import { calendarText } from '#platform/calendar-text.ts'
import { dayMs } from '#platform/durations.ts'
import { dateOf, dayOf } from '#platform/local-day.ts'
import type { Plan, Task } from './contract.ts'
import { mondayOf, weekdayOf } from './practice-days.ts'
import { taskText } from './task-text.ts'

interface CalendarOwner {
  /** Keeps apart the events of two people who share a calendar. */
  readonly owner: string
  /** The address of the site, without a path. */
  readonly origin: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const weekdays = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
]

/**
 * The plan as an iCalendar file (RFC 5545). Events are whole days, which have no time zone. An event keeps its UID when
 * the plan moves, so that a calendar that imports the file again moves it, too.
 */
export function planCalendar(plan: Plan, { owner, origin, now }: CalendarOwner): string {
  const calendar = ical({
    name: 'Plan to the interview',
    prodId: { company: 'Capra', product: 'Plan', language: 'EN' },
  })
  const url = `${origin}/plan`
  function add(id: string, from: number, to: number, details: Omit<ICalEventData, 'start'>): void {
    calendar.createEvent({
      id: `plan-${owner}-${id}@${new URL(origin).hostname}`,
      // A later file replaces an earlier one.
      sequence: dayOf(plan.today),
      stamp: new Date(now),
      allDay: true,
      start: new Date(from * dayMs),
      end: new Date((to + 1) * dayMs),
      // The day stays free for appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
      url,
      ...details,
    })
  }

  for (const { pattern, reason, minutes, from, to } of plan.legs)
    add(pattern, dayOf(from), dayOf(to), {
      summary: displayNameOf(pattern),
      description: [`${reason}. About ${minutes} minutes:`, ...tasksFor(plan, pattern), url].join('\n'),
    })
  const daysWith = (kind: Task['kind']) =>
    plan.days.filter(({ tasks }) => tasks.some((task) => task.kind === kind)).map(({ date }) => dayOf(date))
  addRounds(daysWith('round'))
  for (const day of daysWith('check'))
    add(`check-${dateOf(mondayOf(day))}`, day, day, {
      summary: 'Sealed Five',
      description: `Five prompts, one try each.\n${url}`,
    })
  // Counted from the last one: the others pass first.
  for (const [index, day] of daysWith('mock').toReversed().entries())
    add(`mock-${index + 1}`, day, day, {
      summary: 'Mock interview with a GoatMate',
      description: `Agree on an hour in My Herd: ${origin}/my-herd`,
    })
  for (const [index, day] of daysWith('mix').toReversed().entries())
    add(`mix-${index + 1}`, day, day, { summary: 'A round of the whole mix', description: url })
  if (plan.interviewOn !== null && plan.kind !== 'over') {
    const day = dayOf(plan.interviewOn)
    add('interview', day, day, { summary: 'Interview', transparency: ICalEventTransparency.OPAQUE })
  }
  return calendarText(calendar)

  /** One event that repeats on the days of practice. */
  function addRounds(days: readonly number[]): void {
    const [first] = days
    if (first === undefined) return
    add('round', first, first, {
      summary: `Daily round, ${plan.minutesPerRound} minutes`,
      description: `${origin}/practice`,
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: [...new Set(days.map(weekdayOf))].toSorted().map((day) => weekdays[day] ?? ICalWeekday.MO),
        // Not `until`: it would be a time, and RFC 5545 wants a date where the event has one.
        count: days.length,
      },
    })
  }
}

function tasksFor({ days }: Plan, name: string): readonly string[] {
  return days.flatMap(({ date, tasks }) =>
    tasks
      .filter((task) => 'pattern' in task && task.pattern === name)
      .map((task) => `${date}: ${taskText(task)}, ${task.minutes} minutes`),
  )
}
