import { formatCount } from '../format-text.ts'
import type { ArrayScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawHalving, type Halving, middleOf } from './search-range-scene.ts'

export type Range = readonly [first: number, last: number]

/** The first and last index of a target among equal values: two lower-bound searches. */
export function* firstAndLast(values: readonly number[], target: number): Trace<Range> {
  const first = yield* lowerBound(values, target, { target, first: undefined })
  const isThere = values[first] === target
  yield showFirst(values, target, first, isThere)
  if (!isThere) return [-1, -1]

  const end = yield* lowerBound(values, target + 1, { target, first })
  const last = end - 1
  yield showBoth(values, target, [first, last])
  return [first, last]
}

interface Known {
  readonly target: number
  /** What the first search has found. */
  readonly first: number | undefined
}

/** The lower bound: index of the first value that is not less than the goal, or the length. */
function* lowerBound(values: readonly number[], goal: number, known: Known): Trace<number> {
  let lo = 0
  let hi = values.length - 1
  let mid: number | undefined
  const look = (): View => ({ ...known, values, goal, lo, hi, mid })
  yield showStart(look())

  while (lo <= hi) {
    mid = middleOf(lo, hi)
    yield showComparison({ ...look(), mid })
    if (values[mid]! < goal) lo = mid + 1
    else hi = mid - 1
    yield showHalf({ ...look(), mid })
  }
  yield showBound(look())
  return lo
}

interface View extends Halving, Known {
  readonly goal: number
}

/** A view from the time when there is a middle. */
type Comparison = View & { readonly mid: number }

function showStart(view: View): Step {
  const { values, target, goal, first } = view
  const question = first === undefined ? `Find where ${target} begins.` : `Find where ${target} ends.`
  const wanted = `the first value that is at least ${goal}`
  return {
    scene: draw(view),
    caption: {
      fact: question,
      why:
        values.length === 0
          ? 'There are no values: the loop does not begin.'
          : first === undefined
            ? `At ${wanted}. Left of that border every value is too small, right of it none is.`
            : `Just before ${wanted}. The same search, with ${goal} as the goal, finds that border.`,
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showComparison(view: Comparison): Step {
  const { values, goal, mid, hi } = view
  const value = values[mid]!
  const isSmall = value < goal
  return {
    scene: draw(view, `${value} ${isSmall ? '<' : '≥'} ${goal}`),
    caption: {
      fact: `${value} is ${isSmall ? 'less than' : value === goal ? 'equal to' : 'more than'} ${goal}.`,
      why: isSmall
        ? `So it is too small, and so is all that stands left of it.`
        : mid === hi || value > goal
          ? `So it is not too small, and nothing right of it is.`
          : `A match, but an earlier one may stand left of it: the search goes on.`,
    },
    line: 'compare',
    variables: variablesOf(view),
    decision: decide(view),
  }
}

function decide({ values, goal, mid }: Comparison): Decision {
  const moves = {
    right: 'Right of mid: lo moves',
    left: 'Left of mid: hi moves',
    stop: 'Nowhere: it stops here',
  }
  const value = values[mid]!
  return {
    question: `The middle value is ${value}, and we want the first that is at least ${goal}. Where does the search go on?`,
    options: [moves.left, moves.right, moves.stop],
    answer: value < goal ? moves.right : moves.left,
    line: 'mid',
  }
}

function showHalf(view: Comparison): Step {
  const { goal, lo, hi, mid } = view
  const isRight = lo > mid
  const left = hi - lo + 1
  const rest =
    left > 0
      ? `${formatCount(left, 'value')} ${left === 1 ? 'is' : 'are'} not known yet.`
      : 'Nothing is left to ask.'
  return {
    scene: draw(view),
    caption: {
      fact: isRight ? `lo moves to ${lo}, just past mid.` : `hi moves to ${hi}, just before mid.`,
      why: isRight
        ? `All left of lo are known to be less than ${goal}. ${rest}`
        : `All right of hi are known to be at least ${goal}. ${rest}`,
    },
    line: isRight ? 'right' : 'left',
    variables: variablesOf(view),
  }
}

function showBound(view: View): Step {
  const { values, goal, lo } = view
  const isPastEnd = lo === values.length
  return {
    scene: draw(view),
    caption: {
      fact: `Return ${lo}: here the border is.`,
      why: isPastEnd
        ? `No value is at least ${goal}, so the place is just past the end.`
        : `lo and hi have crossed between the last value under ${goal} and the first at or over it.`,
    },
    line: 'bound',
    variables: variablesOf(view),
  }
}

function showFirst(values: readonly number[], target: number, first: number, isThere: boolean): Step {
  const seen = values[first]
  return {
    scene: drawAnswer(values, target, isThere ? [first, first] : undefined),
    caption: isThere
      ? {
          fact: `${target} begins at index ${first}.`,
          why: 'It is there, so it is worth asking where it ends.',
        }
      : {
          fact: 'Return [-1, -1].',
          why:
            seen === undefined
              ? `The border is past the end, so no value is ${target}.`
              : `At the border stands ${seen}. If ${target} were there, it would stand in that place.`,
        },
    line: isThere ? 'check' : 'none',
    variables: variablesOf({ goal: target, first }),
  }
}

function showBoth(values: readonly number[], target: number, range: Range): Step {
  const [first, last] = range
  const times = last - first + 1
  return {
    scene: drawAnswer(values, target + 1, range),
    caption: {
      fact: `Return [${first}, ${last}].`,
      why: `${target} stands there ${times === 1 ? 'once' : `${times} times`}. Walking along equal values could take as long as the array; two searches cannot.`,
    },
    line: 'found',
    variables: variablesOf({ goal: target + 1, first, end: last + 1 }),
  }
}

/** The values known to be on either side of the boundary, and the untested ones between. */
function draw(view: View, comparison?: string): ArrayScene {
  const { goal, mid, first } = view
  return drawHalving(view, {
    playing: (index) => (index === mid && comparison !== undefined ? 'active' : 'default'),
    rightRole: 'settled',
    leftText: `less than ${goal}`,
    rightText: `at least ${goal}`,
    marks: { first },
    ...(comparison !== undefined && { comparison }),
  })
}

/** What the search has found out about the values around the answer. */
function drawAnswer(values: readonly number[], goal: number, range: Range | undefined): ArrayScene {
  const [first, last] = range ?? [values.length, -1]
  return {
    kind: 'array',
    cells: values.map((value, index) => ({
      value,
      role: index >= first && index <= last ? 'result' : value < goal ? 'visited' : 'settled',
    })),
    pointers: range
      ? [{ name: 'first', at: first }, ...(last > first ? [{ name: 'last', at: last }] : [])]
      : [],
    spans: [],
  }
}

function variablesOf(view: Partial<View> & { readonly end?: number }): Step['variables'] {
  const names = ['goal', 'lo', 'hi', 'mid', 'first', 'end'] as const
  return names.map((name) => {
    const value = view[name]
    return { name, ...(value !== undefined && { value }) }
  })
}
