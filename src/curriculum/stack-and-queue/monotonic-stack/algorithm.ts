import { formatCount } from '#algorithms/format-text.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { ArrayScene, Role, ShelfScene } from '#algorithms/scene.ts'
import type { Caption, Decision, Step, Trace } from '#algorithms/step.ts'

/** For each day, how long it takes to get warmer: colder days wait on a stack that never rises toward its top. */
export function* daysUntilWarmer(
  temperatures: readonly number[],
  waitsOn = (before: number, degrees: number) => before >= degrees,
): Trace<readonly number[]> {
  const days = temperatures.map(() => 0)
  const waiting: number[] = []
  const look = (): View => ({ temperatures, days: [...days], waiting: [...waiting] })
  yield showStart(look())

  for (const [day, degrees] of temperatures.entries()) {
    while (waiting.length > 0) {
      const top = waiting.at(-1)!
      const waits = waitsOn(temperatures[top]!, degrees)
      yield showComparison({ ...look(), day, top }, waits)
      if (waits) break
      waiting.pop()
      days[top] = day - top
      yield showPop({ ...look(), day, top })
    }
    waiting.push(day)
    yield showPush({ ...look(), day })
  }
  yield showEnd(look())
  return days
}

interface View {
  readonly temperatures: readonly number[]
  readonly days: readonly number[]
  /** Days on the stack, the top last. */
  readonly waiting: readonly number[]
  readonly day?: number
  /** The waiting day that this one is compared with. */
  readonly top?: number
}

interface DayView extends View {
  readonly day: number
}

interface PairView extends DayView {
  readonly top: number
}

function showStart(view: View): Step {
  const { length } = view.temperatures
  return show(view, {
    line: 'start',
    caption:
      length === 0
        ? { fact: 'There are no days.', why: 'So no day waits for a warmer one.' }
        : {
            fact: 'No day has an answer yet.',
            why: 'Each day goes on a stack to wait. The first later day that is warmer pops it.',
          },
  })
}

function showComparison(view: PairView, waits: boolean): Step {
  const { temperatures, waiting, day, top } = view
  const [degrees, before] = [temperatures[day]!, temperatures[top]!]
  const isWarmer = degrees > before
  const next = waits ? `day ${top} stays` : `pop day ${top}`
  return show(view, {
    line: waits ? 'stay' : 'compare',
    caption: isWarmer
      ? {
          fact: `${degrees} is more than ${before}, so ${next}.`,
          why:
            day === top + 1
              ? `It is the very next day, so day ${top} waits no longer.`
              : `A warmer day in between would have popped day ${top} already. So day ${day} is the first warmer one, and the wait is over.`,
        }
      : {
          fact:
            degrees === before
              ? `${degrees} is not ${waits ? 'more' : 'less'} than ${before}, so ${next}.`
              : `${degrees} is less than ${before}, so ${next}.`,
          why:
            waiting.length === 1
              ? `Day ${top} keeps waiting for a warmer day.`
              : `Day ${top} keeps waiting, and so do all days below it, since none of them is colder.`,
        },
    decision: decide(view),
  })
}

function decide({ temperatures, waiting, day, top }: PairView): Decision {
  const [degrees, before] = [temperatures[day]!, temperatures[top]!]
  const isWarmer = degrees > before
  const compared =
    degrees < before ? `${degrees} < ${before}` : `${degrees} = ${before}, and equal is not warmer`
  return decideAmong(
    [
      {
        option: 'Pop the top',
        wrong: isWarmer
          ? undefined
          : `Day ${day} does not end the wait of day ${top}: ${compared}. Popped now, day ${top} would get ${day} - ${top} = ${day - top} as its answer.`,
        position: { kind: 'item', index: waiting.length - 1, in: 1 },
      },
      {
        option: 'Push the new day',
        wrong: isWarmer
          ? `Day ${day} is the first that is warmer than day ${top}: ${degrees} > ${before}. If it covered day ${top} now, day ${top} would miss it.`
          : undefined,
        position: { kind: 'cell', index: day },
      },
    ],
    {
      question: `Day ${day} arrives, and day ${top} is on top of the stack. What happens next?`,
      line: 'compare',
    },
  )
}

function showPop(view: PairView): Step {
  const { waiting, day, top } = view
  return show(view, {
    line: 'pop',
    caption: {
      fact: `Day ${top} has waited ${formatCount(day - top, 'day')}.`,
      why:
        waiting.length === 0
          ? 'The stack is empty.'
          : `Day ${waiting.at(-1)} is next on the stack. It is not colder than day ${top}, but it may still be colder than day ${day}.`,
    },
    isAnswered: true,
  })
}

function showPush(view: DayView): Step {
  const below = view.waiting.at(-2)
  return show(view, {
    line: 'push',
    caption: {
      fact: `Push day ${view.day}.`,
      why:
        below === undefined
          ? 'It is alone on the stack, where it waits for a warmer day.'
          : view.waiting.length === 2
            ? `It is not warmer than day ${below} below it, so temperatures never rise toward the top.`
            : 'No waiting day is colder, so the stack stays in order.',
    },
  })
}

function showEnd(view: View): Step {
  return show(view, { line: 'done', caption: sayEnd(view) })
}

function sayEnd({ temperatures, waiting }: View): Caption {
  if (temperatures.length === 0) return { fact: 'Return an empty list.', why: 'No day was ever pushed.' }
  const [first] = waiting
  const rest =
    waiting.length === 1
      ? `Day ${first} is still on the stack: no warmer day came, so its 0 stays.`
      : `Days ${waiting.slice(0, -1).join(', ')} and ${waiting.at(-1)} are still on the stack: no warmer day came, so their 0 stays.`
  return {
    fact: 'Return the waiting times.',
    why: `${rest} Every day was pushed once and popped at most once.`,
  }
}

/** `isAnswered` when the day that was compared has just been taken off the stack. */
function show(
  view: View,
  {
    isAnswered = false,
    ...narration
  }: Pick<Step, 'line' | 'caption' | 'decision'> & { isAnswered?: boolean },
): Step {
  return {
    scene: drawTemperatures(view, isAnswered),
    beside: [drawWaiting(view), drawDays(view, narration.line)],
    variables: variablesOf(view),
    ...narration,
  }
}

function drawTemperatures(view: View, isAnswered: boolean): ArrayScene {
  const { temperatures, days, waiting, day, top } = view
  const roleOf = (each: number): Role => {
    if (each === day) return 'active'
    if (days[each]! > 0) return 'settled'
    if (each === top) return 'compare'
    return waiting.includes(each) ? 'frontier' : 'default'
  }
  return {
    kind: 'array',
    title: 'temperatures by day',
    cells: temperatures.map((value, each) => ({ value, role: roleOf(each) })),
    pointers: [],
    spans: [],
    hasBars: true,
    ...(day !== undefined &&
      top !== undefined && {
        bracket: {
          from: top,
          to: day,
          text: isAnswered ? formatCount(day - top, 'day') : comparison(view, top, day),
        },
      }),
  }
}

function comparison({ temperatures }: View, top: number, day: number): string {
  const [before, degrees] = [temperatures[top]!, temperatures[day]!]
  return `${before} ${before < degrees ? '<' : before === degrees ? '=' : '>'} ${degrees}`
}

function drawWaiting({ temperatures, waiting, day, top }: View): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    title: 'waiting',
    note: 'day: degrees',
    items: waiting.map((each) => ({
      id: String(each),
      value: `${each}: ${temperatures[each]}`,
      role: each === day ? 'active' : each === top ? 'compare' : 'frontier',
    })),
  }
}

function drawDays({ days, top }: View, line: string): ArrayScene {
  const roleOf = (each: number): Role => {
    if (line === 'done') return 'result'
    if (line === 'pop' && each === top) return 'active'
    return days[each]! > 0 ? 'settled' : 'default'
  }
  return {
    kind: 'array',
    title: 'days to wait',
    cells: days.map((value, each) => ({ value, role: roleOf(each) })),
    pointers: [],
    spans: [],
  }
}

function variablesOf({ temperatures, days, day, top }: View): Step['variables'] {
  return [
    { name: 'day', ...(day !== undefined && { value: day }) },
    { name: 'degrees', ...(day !== undefined && { value: temperatures[day]! }) },
    { name: 'top', ...(top !== undefined && { value: top }) },
    { name: 'days[top]', ...(top !== undefined && { value: days[top]! }) },
  ]
}
