import { formatTerm } from '#algorithms/format-text.ts'
import type { ArrayScene, Role } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Slides a window of fixed size along the array and returns where the one with the largest sum starts, or -1. */
export function* findBestWindow(
  values: readonly number[],
  size: number,
  beats = (total: number, best: number) => total > best,
): Trace<number> {
  if (size > values.length) {
    yield showTooWide({ values, size })
    return -1
  }
  let total = 0
  for (let index = 0; index < size; index++) total += values[index]!
  let best = total
  let start = 0
  const look = (right: number): View => ({ values, size, right, total, best, start })
  yield showFirst(look(size - 1))

  for (let right = size; right < values.length; right++) {
    const left = right - size
    yield showMove(look(right - 1))
    const before = total
    total += values[right]! - values[left]!
    const isBetter = beats(total, best)
    yield showVerdict(look(right), before, isBetter)
    if (isBetter) {
      best = total
      start = left + 1
    }
  }
  yield showBest(look(values.length - 1))
  return start
}

interface Input {
  readonly values: readonly number[]
  readonly size: number
}

interface View extends Input {
  /** The last index of the window. */
  readonly right: number
  readonly total: number
  readonly best: number
  /** Where the best window starts. */
  readonly start: number
}

function showFirst(view: View): Step {
  const { values, size, total } = view
  const sum = values.slice(0, size).map(formatTerm).join(' + ')
  return {
    scene: draw(view),
    caption: {
      fact: size === 1 ? `The first window holds ${total}.` : `${sum} = ${total}.`,
      why: 'Only the first window is added up in full. Every later window reuses the sum before it.',
    },
    line: 'first',
    variables: variablesOf(view),
    quantity: total,
  }
}

/** The window is about to move by one. */
function showMove(view: View): Step {
  const { values, size, right } = view
  const gone = right - size + 1
  const come = right + 1
  return {
    scene: draw(view),
    caption: { fact: `${values[gone]} leaves, ${values[come]} enters.`, why: explainMove(view) },
    line: 'move',
    variables: variablesOf({ ...view, right: come }),
    decision: decideMove(view),
  }
}

function explainMove({ size, right }: View): string {
  if (size === 1) return 'A window of one value shares nothing with the next one.'
  if (right === size - 1) {
    return 'What both windows share need not be added again: one addition and one subtraction give the new sum.'
  }
  return size === 2
    ? 'The other value stays in the window and in the sum.'
    : `The other ${size - 1} values stay in the window and in the sum.`
}

/** The likely slips: dropping the second value of the window, or nothing at all. */
function decideMove({ values, size, right, total }: View): Decision {
  const gone = right - size + 1
  const come = right + 1
  const move = { right: change(come, gone), second: change(come, gone + 1), nothing: change(come) }
  const options = Object.values(move)
  const turn = come % options.length
  return {
    question: 'The window moves right by one. How does its sum change?',
    options: [...options.slice(turn), ...options.slice(0, turn)],
    answer: move.right,
    line: 'move',
    wrong: {
      [move.second]:
        size === 1
          ? `If you add and subtract nums[${come}], the sum is still ${total}, which belongs to index ${gone}. The window is now at index ${come}.`
          : `The next window covers indices ${gone + 1} to ${come}, so nums[${gone + 1}] stays. The value that leaves is nums[${gone}], which is ${values[gone]}.`,
      [move.nothing]: `The sum would then cover indices ${gone} to ${come}. These are ${size + 1} values, one too many for a window of ${size}.`,
    },
    positions: {
      [move.right]: { kind: 'cell', index: gone },
      [move.second]: { kind: 'cell', index: gone + 1 },
    },
  }
}

function change(come: number, gone?: number): string {
  return `Add nums[${come}], subtract ${gone === undefined ? 'nothing' : `nums[${gone}]`}`
}

/** The window has moved; its sum is not compared yet. */
function showVerdict(view: View, before: number, isBetter: boolean): Step {
  const { total, best } = view
  const { gone, come } = exchange(view)
  return {
    scene: draw(view),
    caption: {
      fact: `${before} - ${formatTerm(gone)} + ${formatTerm(come)} = ${total}, ${isBetter ? 'the new best' : `and the best stays ${best}`}.`,
      why: isBetter
        ? `It is more than ${best}, the best sum so far.`
        : total === best
          ? 'It only equals the best sum, and of equal sums the first one counts.'
          : `It is less than ${best}, the best sum so far.`,
    },
    line: isBetter ? 'better' : 'compare',
    variables: variablesOf(view),
    quantity: total,
    decision: decideBest(view),
  }
}

const verdicts = { better: 'Yes: record it', notBetter: 'No: the best one stays' }

function decideBest({ size, right, total, best, start }: View): Decision {
  const isBetter = total > best
  const first = right - size + 1
  return {
    question: `This window has sum ${total}, and the best one so far has ${best}. Is this the new best window?`,
    options: [verdicts.better, verdicts.notBetter],
    answer: isBetter ? verdicts.better : verdicts.notBetter,
    line: 'compare',
    wrong: isBetter
      ? {
          [verdicts.notBetter]: `${total} is more than ${best}. The start would stay at index ${start}, and the larger sum at index ${first} would be forgotten.`,
        }
      : {
          [verdicts.better]:
            total === best
              ? `${total} only equals the best sum. Of equal sums the first one counts, and that window starts at index ${start}.`
              : `${total} is less than ${best}. The larger sum, of the window that starts at index ${start}, would be forgotten.`,
        },
  }
}

function exchange({ values, size, right }: View) {
  return { gone: values[right - size]!, come: values[right]! }
}

function showBest(view: View): Step {
  const { values, size, best, start } = view
  const slides = values.length - size
  const last = start + size - 1
  return {
    scene: {
      kind: 'array',
      cells: values.map((value, index) => ({
        value,
        role: index >= start && index <= last ? 'result' : 'visited',
      })),
      pointers: [],
      spans: [{ from: start, to: last, text: `largest sum ${best}` }],
    },
    caption: {
      fact: `Return index ${start}, where the sum ${best} starts.`,
      why:
        slides === 0
          ? 'Only one window fits into the array.'
          : `All ${slides + 1} windows were checked, with one addition and one subtraction for each move.`,
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function showTooWide({ values, size }: Input): Step {
  return {
    scene: {
      kind: 'array',
      cells: values.map((value) => ({ value, role: 'default' })),
      pointers: [],
      spans: [],
    },
    caption: {
      fact: 'Return -1.',
      why: `A window of ${size} does not fit into ${values.length === 1 ? 'one value' : `${values.length} values`}.`,
    },
    line: 'none',
    variables: variablesOf({ size }),
  }
}

/** Values that have left the window are done; the window is a sliding frame. */
function draw({ values, size, right, total, best, start }: View): ArrayScene {
  const left = right - size + 1
  const roleOf = (index: number): Role => (index < left ? 'visited' : index <= right ? 'active' : 'default')
  return {
    kind: 'array',
    cells: values.map((value, index) => ({ value, role: roleOf(index) })),
    pointers: [],
    spans: [{ from: start, to: start + size - 1, text: `best ${best}` }],
    window: { from: left, to: right, text: `sum ${total}` },
  }
}

function variablesOf({ size, right, total, best, start }: Partial<View>): Step['variables'] {
  return Object.entries({ size, right, total, best, start }).map(([name, value]) => ({
    name,
    ...(value !== undefined && { value }),
  }))
}
