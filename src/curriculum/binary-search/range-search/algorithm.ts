import { formatCount } from '#algorithms/format-text.ts'
import type { ArrayScene } from '#algorithms/scene.ts'
import { drawHalving, type Halving, middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { goalOf, isBefore, type Known } from './boundary.ts'
import { decideBoundary, decideMiddle } from './decisions.ts'

export type Range = readonly [first: number, last: number]

/** The first and last index of a target among equal values: a lower and an upper bound. */
export function* firstAndLast(
  values: readonly number[],
  target: number,
  keepMiddle = (mid: number) => mid,
): Trace<Range> {
  const first = yield* findBoundary(values, { target, first: undefined }, keepMiddle)
  const isThere = values[first] === target
  yield showFirst(values, target, first, isThere)
  if (!isThere) return [-1, -1]

  const end = yield* findBoundary(values, { target, first }, keepMiddle)
  const last = end - 1
  yield showBoth(values, target, [first, last])
  return [first, last]
}

/** Index of the first value that is at least the target, or greater than it, or the length. */
function* findBoundary(
  values: readonly number[],
  known: Known,
  keepMiddle: (mid: number) => number,
): Trace<number> {
  let lo = 0
  let hi = values.length
  let mid: number | undefined
  const look = (): View => ({ ...known, values, lo, hi, mid })
  yield showStart(look())

  while (lo < hi) {
    mid = middleOf(lo, hi)
    yield showComparison({ ...look(), mid })
    if (isBefore(values[mid]!, known)) lo = mid + 1
    else hi = keepMiddle(mid)
    yield showHalf({ ...look(), mid })
  }
  yield showBound(look())
  return lo
}

/** `hi` is the first index after the range. */
interface View extends Halving, Known {}

/** A view from the time when there is a middle. */
type Comparison = View & { readonly mid: number }

function showStart(view: View): Step {
  const { values, target, first } = view
  const { no, yes } = goalOf(view)
  return {
    scene: drawBoundary(view),
    caption: {
      fact: first === undefined ? `Find where ${target} begins.` : `Find where ${target} ends.`,
      why:
        values.length === 0
          ? 'There are no values: the loop does not begin.'
          : first === undefined
            ? `That is at the first value that is ${yes}. Every value before it is ${no}, and none after it is.`
            : `That is just before the first value ${yes}, which the same search finds.`,
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showComparison(view: Comparison): Step {
  const { values, target, lo, mid, first } = view
  const value = values[mid]!
  const { no, yes } = goalOf(view)
  const isFirstSearch = first === undefined
  const sign = value < target ? '<' : value > target ? '>' : '='
  const explain = () => {
    if (value !== target) {
      return value < target
        ? 'So is every value before it: none of them can be the one you need.'
        : 'So is every value after it. This one may be the first, so keep it.'
    }
    if (!isFirstSearch) return 'A greater value can only come after it, so drop it and search to its right.'
    if (mid === 0) return 'No value comes before it, so it is the first match.'
    return mid === lo
      ? 'Every value before it is known to be smaller, so it is the first match.'
      : 'An earlier match may exist, so keep this one and search to its left.'
  }
  const fact = value === target ? `${value} is a match.` : `${value} is ${isBefore(value, view) ? no : yes}.`
  return {
    scene: drawBoundary(view, `${value} ${sign} ${target}`),
    caption: { fact, why: explain() },
    line: 'compare',
    variables: variablesOf(view),
    decision: decideMiddle(view),
  }
}

function showHalf(view: Comparison): Step {
  const { lo, hi, mid } = view
  const isRight = lo > mid
  const left = hi - lo
  const { no, yes } = goalOf(view)
  const rest =
    left > 0
      ? `${formatCount(left, 'value')} ${left === 1 ? 'is' : 'are'} not known yet.`
      : 'lo and hi have met, so the loop ends.'
  return {
    scene: drawBoundary(view),
    caption: {
      fact: isRight
        ? `lo moves to ${lo}, just past mid.`
        : `hi moves to ${hi}, ${hi < mid ? 'just before' : 'onto'} mid.`,
      why: isRight ? `All values before lo are ${no}. ${rest}` : `All values from hi on are ${yes}. ${rest}`,
    },
    line: isRight ? 'right' : 'left',
    variables: variablesOf(view),
  }
}

function showBound(view: View): Step {
  const { values, lo } = view
  const { no, yes } = goalOf(view)
  const isPastEnd = lo === values.length
  return {
    scene: drawBoundary(view),
    caption: {
      fact: `Return ${lo} as the boundary.`,
      why: isPastEnd
        ? `No value is ${yes}, so the boundary is just past the end.`
        : lo === 0
          ? `Even the first value is ${yes}.`
          : `The value before it is ${no}, and the one at it is ${yes}.`,
    },
    line: 'bound',
    variables: variablesOf(view),
    ...(view.first === undefined && values.length > 0 && { decision: decideBoundary(view) }),
  }
}

function showFirst(values: readonly number[], target: number, first: number, isThere: boolean): Step {
  const seen = values[first]
  return {
    scene: drawAnswer({ values, target, first: undefined }, isThere ? [first, first] : undefined),
    caption: isThere
      ? {
          fact: `${target} begins at index ${first}.`,
          why: 'It is in the array, so the second search looks for its end.',
        }
      : {
          fact: 'Return [-1, -1].',
          why:
            seen === undefined
              ? `The boundary is past the end, so no value is ${target}.`
              : `The value at the boundary is ${seen}. If ${target} were in the array, it would be there.`,
        },
    line: isThere ? 'check' : 'none',
    variables: variablesOf({ target, first: isThere ? first : undefined }, { target, first: undefined }),
  }
}

function showBoth(values: readonly number[], target: number, range: Range): Step {
  const [first, last] = range
  const times = last - first + 1
  return {
    scene: drawAnswer({ values, target, first }, range),
    caption: {
      fact: `Return [${first}, ${last}].`,
      why: `${target} occurs ${times === 1 ? 'once' : `${times} times`}. Walking along equal values could take n steps; two searches take about 2 log2(n).`,
    },
    line: 'found',
    variables: variablesOf({ target, first, end: last + 1 }),
  }
}

/** The values known to be on either side of the boundary, and the untested ones between. */
export function drawBoundary(view: View, comparison?: string): ArrayScene {
  const { mid, first } = view
  const { no, yes } = goalOf(view)
  return drawHalving(view, {
    playing: (index) => (index === mid && comparison !== undefined ? 'active' : 'default'),
    isHalfOpen: true,
    rightRole: 'settled',
    leftText: no,
    rightText: yes,
    marks: { first },
    ...(comparison !== undefined && { comparison }),
  })
}

/** What the search has found out about the values around the answer. */
function drawAnswer(
  { values, ...known }: Known & Pick<View, 'values'>,
  range: Range | undefined,
): ArrayScene {
  const [first, last] = range ?? [values.length, -1]
  return {
    kind: 'array',
    cells: values.map((value, index) => ({
      value,
      role: index >= first && index <= last ? 'result' : isBefore(value, known) ? 'visited' : 'settled',
    })),
    pointers: range
      ? [{ name: 'first', at: first }, ...(last > first ? [{ name: 'last', at: last }] : [])]
      : [],
    spans: [],
  }
}

/** `search` is the one that has just been made. */
function variablesOf(
  view: Known & Partial<View> & { readonly end?: number },
  search: Known = view,
): Step['variables'] {
  const names = ['lo', 'hi', 'mid', 'first', 'end'] as const
  return [
    { name: 'looking for', value: `${goalOf(search).sign} ${search.target}` },
    ...names.map((name) => {
      const value = view[name]
      return { name, ...(value !== undefined && { value }) }
    }),
  ]
}
