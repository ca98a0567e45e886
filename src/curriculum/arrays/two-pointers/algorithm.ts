import { formatTerm } from '#algorithms/format-text.ts'
import type { ArrayCell, ArrayScene, Role } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

export type IndexPair = readonly [left: number, right: number]

/** Two pointers close in from both ends of a sorted array until their sum is the target. */
export function* twoSumSorted(
  values: readonly number[],
  target: number,
  goesOn = (left: number, right: number) => left < right,
): Trace<IndexPair | undefined> {
  let left = 0
  let right = values.length - 1
  let comparisons = 0
  const look = (): View => ({ values, target, left, right })
  yield showStart(look())

  while (goesOn(left, right)) {
    const total = values[left]! + values[right]!
    comparisons++
    yield showSum({ ...look(), total })
    if (total === target) {
      yield showFound({ ...look(), total }, comparisons)
      return [left, right]
    }
    if (total > target) right--
    else left++
  }
  yield showNothingFound(look())
  return undefined
}

interface View {
  readonly values: readonly number[]
  readonly target: number
  readonly left: number
  readonly right: number
  readonly total?: number
}

interface SumView extends View {
  readonly total: number
}

function showStart(view: View): Step {
  const count = view.values.length
  const tooFew = {
    fact: count === 0 ? 'There are no values.' : 'There is only one value.',
    why: 'A pair needs two.',
  }
  const widest = {
    fact: 'Start with the widest pair.',
    why: 'Left is on the smallest value and right on the largest, so every comparison can rule one of them out.',
  }
  return {
    scene: drawPair(view, 'default'),
    caption: count < 2 ? tooFew : widest,
    line: 'start',
    variables: variablesOf(view),
  }
}

function showSum(view: SumView): Step {
  const { total, target } = view
  return {
    scene: drawPair(view, 'compare'),
    caption: { fact: `${sumText(view)}.`, why: explain(view) },
    line: total === target ? 'match' : total > target ? 'too-large' : 'too-small',
    variables: variablesOf(view),
    quantity: total,
    decision: decide(view),
  }
}

function explain({ values, target, left, right, total }: SumView): string {
  if (total === target) return 'Exactly the target. Neither pointer needs to move.'
  if (total > target) {
    return `That is more than ${target}, even with the smallest remaining value. So ${values[right]} is ruled out: the right pointer steps left.`
  }
  return `That is less than ${target}, even with the largest remaining value. So ${values[left]} is ruled out: the left pointer steps right.`
}

const moves = { left: 'Left steps right', right: 'Right steps left', neither: 'Neither: this is the pair' }

function decide(view: SumView): Decision {
  const { total, target } = view
  return {
    question: `${sumText(view)}, and the target is ${target}. Which pointer moves next?`,
    options: [moves.left, moves.right, moves.neither],
    answer: total === target ? moves.neither : total > target ? moves.right : moves.left,
    line: 'sum',
    wrong: sayWhatIsWrong(view),
    positions: {
      [moves.left]: { kind: 'pointer', name: 'left' },
      [moves.right]: { kind: 'pointer', name: 'right' },
    },
  }
}

function sayWhatIsWrong(view: SumView): Record<string, string> {
  const { values, target, left, right, total } = view
  const [low, high] = [values[left]!, values[right]!]
  if (total === target) {
    const lost = (value: number) => `and ${value} belongs to this pair, whose sum is already ${target}.`
    return {
      [moves.left]: `Left would rule out the value it leaves, ${lost(low)}`,
      [moves.right]: `Right would rule out the value it leaves, ${lost(high)}`,
    }
  }
  const isAbove = total > target
  const neither = `The pair must add up to exactly ${target}, and ${sumText(view)} is ${isAbove ? 'more' : 'less'}.`
  return {
    [moves.neither]: neither,
    ...(isAbove ? { [moves.left]: sayWhyNotLeft(view) } : { [moves.right]: sayWhyNotRight(view) }),
  }
}

function sayWhyNotLeft(view: SumView): string {
  const { values, target, left, right } = view
  const [low, high] = [values[left]!, values[right]!]
  if (right - left === 1)
    return `That would rule out the left value. The right one, ${high}, is too large: even with ${low}, the smallest value left, the sum is more than ${target}.`
  return `Left would step to ${values[left + 1]}, and ${sumAt(values, left + 1, right)} is still more than ${target}. Only a smaller right value can help.`
}

function sayWhyNotRight(view: SumView): string {
  const { values, target, left, right } = view
  const [low, high] = [values[left]!, values[right]!]
  if (right - left === 1)
    return `That would rule out the right value. The left one, ${low}, is too small: even with ${high}, the largest value left, the sum is less than ${target}.`
  return `Right would step to ${values[right - 1]}, and ${sumAt(values, left, right - 1)} is still less than ${target}. Only a larger left value can help.`
}

function showFound(view: SumView, comparisons: number): Step {
  const pairs = (view.values.length * (view.values.length - 1)) / 2
  return {
    scene: drawPair(view, 'result'),
    caption: {
      fact: `Return indices ${view.left} and ${view.right}.`,
      why:
        comparisons < pairs
          ? `${comparisons} ${comparisons === 1 ? 'comparison' : 'comparisons'} instead of ${pairs} pairs.`
          : 'Nothing is left to compare.',
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function showNothingFound(view: View): Step {
  return {
    scene: drawPair(view, 'visited'),
    caption: {
      fact: 'Return an empty pair.',
      why:
        view.values.length < 2
          ? `With fewer than two values nothing can add up to ${view.target}.`
          : `The pointers have met and every value is ruled out, so no two of them add up to ${view.target}.`,
    },
    line: 'none',
    variables: variablesOf(view),
  }
}

/** `seen` is the role of the two cells at the pointers; the cells outside are ruled out. */
export function drawPair(view: View, seen: Role): ArrayScene {
  const { values, left, right, total } = view
  const cells: ArrayCell[] = values.map((value, index) => ({
    value,
    role: index < left || index > right ? 'visited' : index === left || index === right ? seen : 'default',
  }))
  const last = values.length - 1
  return {
    kind: 'array',
    cells,
    pointers: [
      { name: 'left', at: left },
      { name: 'right', at: right },
    ].filter(({ at }) => at >= 0 && at <= last),
    spans: [
      { from: 0, to: left - 1, text: 'ruled out' },
      { from: right + 1, to: last, text: 'ruled out' },
    ].filter(({ from, to }) => from <= to),
    ...(total !== undefined && { bracket: { from: left, to: right, text: comparison({ ...view, total }) } }),
  }
}

function comparison(view: SumView): string {
  const { total, target } = view
  return total === target ? sumText(view) : `${sumText(view)} ${total > target ? '>' : '<'} ${target}`
}

function sumText({ values, left, right }: View): string {
  return sumAt(values, left, right)
}

function sumAt(values: readonly number[], left: number, right: number): string {
  const [first, second] = [values[left]!, values[right]!]
  return `${first} + ${formatTerm(second)} = ${first + second}`
}

function variablesOf({ left, right, total, target }: View): Step['variables'] {
  return [
    { name: 'left', value: left },
    { name: 'right', value: right },
    { name: 'total', ...(total !== undefined && { value: total }) },
    { name: 'target', value: target },
  ]
}
