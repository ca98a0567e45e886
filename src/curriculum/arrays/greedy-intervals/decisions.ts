import type { IntervalPair } from '#algorithms/fields/intervals.ts'
import type { Decision } from '#algorithms/step.ts'

const orders = {
  start: 'By start, earliest first',
  end: 'By end, earliest first',
  length: 'By length, shortest first',
}

/** Which order to sort in, asked before anything is kept. */
export function decideOrder(intervals: readonly IntervalPair[]): Decision {
  const mostKept = countKept(sortBy(intervals, ([, end]) => end))
  const sayWhatItGives = (sorted: readonly IntervalPair[], risk: string) => {
    const kept = countKept(sorted)
    return kept === mostKept
      ? `Here that keeps ${kept} as well, but it is no rule: ${risk}.`
      : `${nameOf(sorted[0]!)} would come first, and with what fits after it, only ${kept} would be kept. In order of end it is ${mostKept}.`
  }
  return {
    question: 'In which order do you decide about the intervals?',
    options: Object.values(orders),
    answer: orders.end,
    line: 'start',
    wrong: {
      [orders.start]: sayWhatItGives(
        sortBy(intervals, ([start]) => start),
        'an interval that starts first can last so long that it blocks all others',
      ),
      [orders.length]: sayWhatItGives(
        sortBy(intervals, ([start, end]) => end - start),
        'a short interval can overlap two others that fit side by side',
      ),
    },
  }
}

function sortBy(intervals: readonly IntervalPair[], numberOf: (interval: IntervalPair) => number) {
  return intervals.toSorted((one, other) => numberOf(one) - numberOf(other))
}

/** How many are kept if each one is that overlaps none kept before it. */
function countKept(intervals: readonly IntervalPair[]): number {
  const kept: IntervalPair[] = []
  for (const [start, end] of intervals) {
    if (kept.every((other) => end <= other[0] || other[1] <= start)) kept.push([start, end])
  }
  return kept.length
}

const fates = { keep: 'Keep it', skip: 'Skip it' }

interface Candidate {
  readonly interval: IntervalPair
  readonly keptLast: IntervalPair | undefined
  /** Its index among the bars of the picture. */
  readonly item: number
}

export function decideFate(candidate: Candidate): Decision {
  const { interval, keptLast, item } = candidate
  const fits = !keptLast || interval[0] >= keptLast[1]
  return {
    question: `Keep or skip ${nameOf(interval)}?`,
    options: [fates.keep, fates.skip],
    answer: fits ? fates.keep : fates.skip,
    line: 'next',
    wrong: fits ? { [fates.skip]: sayWhyKeep(candidate) } : { [fates.keep]: sayWhySkip(interval, keptLast) },
    positions: { [fates.keep]: { kind: 'item', index: item } },
  }
}

function sayWhyKeep({ interval, keptLast }: Candidate): string {
  const name = nameOf(interval)
  if (!keptLast)
    return `Nothing is kept yet, so ${name} overlaps nothing. No interval ends earlier, so none leaves more time for the rest.`
  const [start] = interval
  const freeFrom = keptLast[1]
  if (start === freeFrom)
    return `${name} starts at ${start}, exactly when ${nameOf(keptLast)} ends. Touching is not overlapping, so it fits.`
  return `The room is free from ${freeFrom}, before ${name} starts. Of those that still fit none ends earlier, so skipping it gains nothing.`
}

function sayWhySkip([start, end]: IntervalPair, keptLast: IntervalPair): string {
  const from = Math.max(start, keptLast[0])
  return `${nameOf([start, end])} and ${nameOf(keptLast)} would both need the room from ${from} to ${keptLast[1]}, and ${nameOf(keptLast)} is kept already.`
}

export function nameOf([start, end]: IntervalPair): string {
  return `[${start}, ${end}]`
}
