import type { ArrayCell, ArrayScene } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Merge sort (von Neumann 1945): halves are sorted by themselves, then merged by their smallest values. */
export function* mergeSort(values: readonly number[], putsBack = true): Trace<readonly number[]> {
  const row = values.map((value, index) => ({ value, id: String(index) }))
  if (row.length < 2) yield showNothingToDo(row)
  yield* sortPart(row, { lo: 0, hi: row.length, putsBack })
  return row.map(({ value }) => value)
}

interface Part {
  readonly lo: number
  readonly hi: number
  readonly putsBack: boolean
}

/** Sorts from `lo` up to, but not including, `hi`. */
function* sortPart(row: Item[], { lo, hi, putsBack }: Part): Generator<Step, void> {
  if (hi - lo < 2) return
  const mid = Math.floor((lo + hi) / 2)
  yield showSplit({ row: [...row], lo, mid, hi })
  yield* sortPart(row, { lo, hi: mid, putsBack })
  yield* sortPart(row, { lo: mid, hi, putsBack })

  const merged: Item[] = []
  let i = lo
  let j = mid
  const look = (): MergeView => ({ row: [...row], lo, mid, hi, i, j, merged: [...merged] })
  while (i < mid && j < hi) {
    yield showComparison(look())
    if (row[i]!.value <= row[j]!.value) merged.push(row[i++]!)
    else merged.push(row[j++]!)
  }
  const rest = [...row.slice(i, mid), ...row.slice(j, hi)]
  merged.push(...rest)
  yield showRest(look(), rest)
  if (!putsBack) return
  row.splice(lo, merged.length, ...merged)
  yield showMerged({ row: [...row], lo, mid, hi })
}

interface Item {
  readonly value: number
  /** Its index before sorting, which identifies it. */
  readonly id: string
}

interface View {
  readonly row: readonly Item[]
  readonly lo: number
  readonly mid: number
  readonly hi: number
}

interface MergeView extends View {
  readonly i: number
  readonly j: number
  readonly merged: readonly Item[]
}

const choices = { left: 'The left half', right: 'The right half' }

function showNothingToDo(row: readonly Item[]): Step {
  const view = { row, lo: 0, mid: 0, hi: row.length }
  return {
    scene: drawSorted(row),
    caption: {
      fact: row.length === 0 ? 'There is nothing to sort.' : 'There is only one value.',
      why: 'It is already in order.',
    },
    line: 'single',
    variables: variablesOf(view),
  }
}

function showSplit(view: View): Step {
  const { row, lo, mid, hi } = view
  const count = hi - lo
  return {
    scene: {
      kind: 'array',
      cells: cellsOf(row, lo),
      pointers: [],
      spans: [],
      window: { from: lo, to: hi - 1, text: '' },
      divider: mid,
    },
    caption: {
      fact: `Split ${count} values into ${mid - lo} and ${hi - mid}.`,
      why:
        count === 2
          ? 'A single value is always in order, so these two can be merged right away.'
          : 'Each half is sorted on its own, the left one first, because two sorted halves are easy to merge.',
    },
    line: 'split',
    variables: variablesOf(view),
  }
}

function showComparison(view: MergeView): Step {
  const { row, i, j } = view
  const left = row[i]!.value
  const right = row[j]!.value
  const sign = left < right ? '<' : left > right ? '>' : '='
  const isLeft = left <= right
  const scene: ArrayScene = {
    ...drawMerge(view),
    bracket: { from: i, to: j, text: `${left} or ${right}` },
  }
  return {
    scene,
    caption: { fact: `${left} ${sign} ${right}.`, why: explainComparison(view, left, right) },
    line: isLeft ? 'take-left' : 'take-right',
    variables: variablesOf(view),
    decision: decide(view, scene),
  }
}

function decide({ row, mid, i, j }: MergeView, { cells }: ArrayScene): Decision {
  const left = row[i]!
  const right = row[j]!
  const isLeft = left.value <= right.value
  const waiting = mid - i
  const cellOf = ({ id }: Item) => ({
    kind: 'cell' as const,
    index: cells.findIndex((cell) => cell.id === id),
  })
  return {
    question: 'Which half gives the next value of the merged run?',
    options: [choices.left, choices.right],
    answer: isLeft ? choices.left : choices.right,
    line: 'compare',
    wrong: isLeft
      ? {
          [choices.right]:
            left.value === right.value
              ? `Both values are ${left.value}, but the left one comes first in the array. Taking the right one would swap them, and the sort would not be stable.`
              : `${right.value} would come before ${left.value}, which is smaller and still waits at the front of the left half.`,
        }
      : {
          [choices.left]: `${left.value} would come before ${right.value}, which is smaller. ${right.value} goes ahead of ${waiting === 1 ? 'the last value of the left half' : `the ${waiting} values that wait in the left half`}.`,
        },
    positions: { [choices.left]: cellOf(left), [choices.right]: cellOf(right) },
  }
}

function explainComparison({ mid, i, merged }: MergeView, left: number, right: number): string {
  if (left === right)
    return 'Of two equal values take the left one: that keeps equal values in their original order.'
  if (left > right) {
    const waiting = mid - i
    return waiting === 1
      ? `Take ${right}. It goes before ${left}, which was ahead of it.`
      : `Take ${right}. It goes before the ${waiting} values that wait in the left half.`
  }
  return merged.length === 0
    ? `Both halves are in order, so the smaller of their first values is the smallest of all: take ${left}.`
    : `Nothing that remains in either half is smaller than ${left}, so take it.`
}

function showRest(view: MergeView, rest: readonly Item[]): Step {
  const { lo, mid } = view
  const values = rest.map(({ value }) => value).join(', ')
  const isLeft = rest.some(({ id }) => view.row.slice(lo, mid).some((item) => item.id === id))
  return {
    scene: drawMerge({ ...view, i: view.mid, j: view.hi }),
    caption: {
      fact: `${isLeft ? 'The right' : 'The left'} half is used up.`,
      why: `Copy ${values} without a comparison: no smaller value remains.`,
    },
    line: 'rest',
    variables: variablesOf(view),
  }
}

function showMerged(view: View): Step {
  const { row, lo, hi } = view
  const isAll = hi - lo === row.length
  return {
    scene: isAll ? drawSorted(row) : drawRun(view),
    caption: {
      fact: isAll ? `All ${hi} values are in order.` : `The ${hi - lo} values go back in order.`,
      why: isAll
        ? 'Every merge copied each of its values once, and halving gives only about log n levels of merges.'
        : 'They are one sorted run now, ready to be merged with the run next to it.',
    },
    line: 'put-back',
    variables: variablesOf(view),
  }
}

function drawRun({ row, lo, hi }: View): ArrayScene {
  return {
    kind: 'array',
    cells: cellsOf(row, hi),
    pointers: [],
    spans: [],
    window: { from: lo, to: hi - 1, text: '' },
  }
}

function drawSorted(row: readonly Item[]): ArrayScene {
  return {
    kind: 'array',
    cells: cellsOf(row, row.length).map((cell): ArrayCell => ({ ...cell, role: 'result' })),
    pointers: [],
    spans: [],
  }
}

/** Taken values are one lane lower, below their target. */
function drawMerge({ row, lo, mid, hi, i, j, merged }: MergeView): ArrayScene {
  const isTaken = (position: number) => (position >= lo && position < i) || (position >= mid && position < j)
  const isHead = (position: number) => position === i || position === j
  return {
    kind: 'array',
    cells: [
      ...cellsOf(row, hi)
        .map((cell): ArrayCell => (isHead(cell.at) && j < hi ? { ...cell, role: 'compare' } : cell))
        .filter(({ at = 0 }) => !isTaken(at)),
      ...merged.map(
        ({ value, id }, order): ArrayCell => ({ value, id, at: lo + order, isLowered: true, role: 'active' }),
      ),
    ],
    pointers: [],
    spans: [],
    window: { from: lo, to: hi - 1, text: '' },
    divider: mid,
  }
}

/** The array; cells before `done` are already in sorted runs, because left halves are sorted first. */
function cellsOf(row: readonly Item[], done: number): readonly (ArrayCell & { readonly at: number })[] {
  return row.map(({ value, id }, at) => ({ value, id, at, role: at < done ? 'settled' : 'default' }))
}

function variablesOf(view: View | MergeView): Step['variables'] {
  const { lo, mid, hi } = view
  const heads = 'i' in view ? { i: view.i, j: view.j } : { i: undefined, j: undefined }
  return Object.entries({ lo, mid, hi, ...heads }).map(([name, value]) => ({
    name,
    ...(value !== undefined && { value }),
  }))
}
