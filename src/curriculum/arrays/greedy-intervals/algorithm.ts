import { formatCount } from '#algorithms/format-text.ts'
import type { IntervalBar, IntervalsScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideFate, decideOrder, nameOf } from './decisions.ts'

export type Interval = readonly [start: number, end: number]

/** Keeps as many intervals as possible so that none overlap: earliest end first (activity selection, Gavril 1972). */
export function* mostCompatibleIntervals(
  intervals: readonly Interval[],
  fits = (start: number, freeFrom: number) => start >= freeFrom,
): Trace<readonly Interval[]> {
  const inOrder = intervals.map((interval, id): Entry => ({ id, interval, fate: 'waiting' }))
  yield showInput(inOrder)

  inOrder.sort((one, other) => one.interval[1] - other.interval[1])
  yield showSorted(inOrder)

  let freeFrom = Number.NEGATIVE_INFINITY
  for (const entry of inOrder) {
    const [start, end] = entry.interval
    yield showQuestion({ inOrder, freeFrom, now: entry })
    if (fits(start, freeFrom)) {
      entry.fate = 'kept'
      freeFrom = end
      yield showKept({ inOrder, freeFrom, now: entry })
    } else {
      entry.fate = 'skipped'
      yield showSkipped({ inOrder, freeFrom, now: entry })
    }
  }
  yield showAnswer(inOrder, freeFrom)
  return inOrder.filter(({ fate }) => fate === 'kept').map(({ interval }) => interval)
}

interface Entry {
  /** Index in the input. */
  readonly id: number
  readonly interval: Interval
  fate: 'waiting' | 'kept' | 'skipped'
}

interface View {
  readonly inOrder: readonly Entry[]
  readonly freeFrom: number
  readonly now: Entry
}

const nothingKept = Number.NEGATIVE_INFINITY

function showInput(entries: readonly Entry[]): Step {
  const caption =
    entries.length === 0
      ? { fact: 'There are no intervals.', why: 'So none can be kept.' }
      : {
          fact: `${formatCount(entries.length, 'interval')} ${entries.length === 1 ? 'needs a' : 'compete for one'} room.`,
          why:
            entries.length === 1
              ? 'It cannot overlap anything, so it can be kept.'
              : 'Two that overlap cannot both be kept, and the order given does not show which of them to drop.',
        }
  return {
    scene: draw(entries, nothingKept, 'In the order given'),
    caption,
    line: 'start',
    variables: variablesOf(entries, nothingKept),
    ...(entries.length > 1 && { decision: decideOrder(entries.map(({ interval }) => interval)) }),
  }
}

function showSorted(entries: readonly Entry[]): Step {
  const first = entries[0]
  return {
    scene: draw(entries, nothingKept),
    caption: {
      fact: 'Sort by end.',
      why: first
        ? `No interval ends before ${nameOf(first.interval)}, so keeping it first leaves the most time for the rest.`
        : 'There is nothing to sort.',
    },
    line: 'sort',
    variables: variablesOf(entries, nothingKept),
  }
}

function showQuestion(view: View): Step {
  const { inOrder, freeFrom, now } = view
  const [start] = now.interval
  const isFirst = freeFrom === nothingKept
  return {
    scene: draw(inOrder, freeFrom, sortedTitle, { entry: now, role: 'active' }),
    caption: {
      fact: isFirst ? `${nameOf(now.interval)} ends first.` : `${nameOf(now.interval)} starts at ${start}.`,
      why: isFirst ? 'Nothing is kept yet, so it overlaps nothing.' : explain(view),
    },
    line: 'check',
    variables: variablesOf(inOrder, freeFrom, now),
    decision: decideFate({
      interval: now.interval,
      keptLast: inOrder.findLast(({ fate }) => fate === 'kept')?.interval,
      item: inOrder.filter(({ fate }) => fate !== 'kept').indexOf(now),
    }),
  }
}

function explain({ now, freeFrom }: View): string {
  const [start] = now.interval
  if (start === freeFrom)
    return `The room is free from exactly ${freeFrom}: touching is not overlapping, so it fits.`
  if (start > freeFrom)
    return `The room has been free since ${freeFrom}, so it overlaps nothing that is kept.`
  return `The room is taken until ${freeFrom}, so it overlaps the interval kept last. Only one of the two can stay.`
}

function showKept({ inOrder, freeFrom, now }: View): Step {
  const isFirst = inOrder.filter(({ fate }) => fate === 'kept').length === 1
  return {
    scene: draw(inOrder, freeFrom),
    caption: {
      fact: `Keep ${nameOf(now.interval)}.`,
      why: isFirst
        ? `Any plan can start with it instead of its own first interval, which ends no earlier. The room is free from ${freeFrom}.`
        : `Of all that still fit, none ends earlier, so it leaves the most time for the rest. The room is free from ${freeFrom}.`,
    },
    line: 'keep',
    variables: variablesOf(inOrder, freeFrom, now),
  }
}

function showSkipped({ inOrder, freeFrom, now }: View): Step {
  const [, end] = now.interval
  const kept = inOrder.filter(({ fate }) => fate === 'kept')
  // Only after the same choices: another plan may have an interval that overlaps the one kept last.
  const plan = kept.length === 1 ? 'any plan' : 'any plan that begins with the same choices'
  const last = nameOf(kept.at(-1)!.interval)
  return {
    scene: draw(inOrder, freeFrom),
    caption: {
      fact: `Skip ${nameOf(now.interval)}.`,
      why: `It ends at ${end}, and ${last} at ${freeFrom}${end === freeFrom ? ', too' : ''}. So in ${plan}, ${last} can replace it.`,
    },
    line: 'skip',
    variables: variablesOf(inOrder, freeFrom, now),
  }
}

function showAnswer(inOrder: readonly Entry[], freeFrom: number): Step {
  const kept = inOrder.filter(({ fate }) => fate === 'kept')
  return {
    scene: draw(inOrder, freeFrom, sortedTitle, undefined, 'result'),
    caption: {
      fact: `Return ${kept.length === 0 ? 'an empty list' : formatCount(kept.length, 'interval')}.`,
      why:
        kept.length === 0
          ? 'There was nothing to keep.'
          : 'Each one was the earliest end that still fit, so no other plan can have kept more at any point.',
    },
    line: 'done',
    variables: variablesOf(inOrder, freeFrom),
  }
}

const sortedTitle = 'By earliest end'

/** Waiting and skipped intervals are in order, one lane each; kept ones share the line below. */
function draw(
  entries: readonly Entry[],
  freeFrom: number,
  title = sortedTitle,
  now?: { readonly entry: Entry; readonly role: Role },
  keptRole: Role = 'settled',
): IntervalsScene {
  const bars = entries.map((entry, lane): IntervalBar & { readonly isKept: boolean } => {
    const { id, interval, fate } = entry
    const usual = fate === 'kept' ? keptRole : fate === 'skipped' ? 'visited' : 'default'
    return {
      id: String(id),
      from: interval[0],
      to: interval[1],
      role: now?.entry === entry ? now.role : usual,
      lane: fate === 'kept' ? 0 : lane,
      isKept: fate === 'kept',
    }
  })
  const withoutFlag = ({ isKept: _, ...bar }: (typeof bars)[number]): IntervalBar => bar
  const ends = entries.flatMap(({ interval }) => interval)
  return {
    kind: 'intervals',
    from: ends.length === 0 ? 0 : Math.min(...ends),
    to: ends.length === 0 ? 10 : Math.max(...ends),
    groups: [
      { title, bars: bars.filter(({ isKept }) => !isKept).map(withoutFlag) },
      { title: 'Kept', bars: bars.filter(({ isKept }) => isKept).map(withoutFlag) },
    ],
    ...(freeFrom !== nothingKept && { sweep: { at: freeFrom, text: `free from ${freeFrom}` } }),
  }
}

function variablesOf(entries: readonly Entry[], freeFrom: number, now?: Entry): Step['variables'] {
  return [
    { name: 'start', ...(now && { value: now.interval[0] }) },
    { name: 'end', ...(now && { value: now.interval[1] }) },
    { name: 'free_from', value: freeFrom === nothingKept ? '−∞' : freeFrom },
    { name: 'kept', value: entries.filter(({ fate }) => fate === 'kept').length },
  ]
}
