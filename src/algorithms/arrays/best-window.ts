import { formatTerm } from '../format-text.ts'
import type { ArrayScene, Role } from '../scene.ts'
import type { Step, Trace } from '../step.ts'

/** Slides a window of fixed size along the array and returns where the one with the largest sum starts, or -1. */
export function* findBestWindow(values: readonly number[], size: number): Trace<number> {
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
    yield showMove(look(right))
    const before = { total, best }
    total += values[right]! - values[left]!
    if (total > best) {
      best = total
      start = left + 1
    }
    yield showVerdict(look(right), before)
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

const choices = { better: 'This window is the new best', keep: 'The best so far stays' }

function showFirst(view: View): Step {
  const { values, size, total } = view
  const sum = values.slice(0, size).map(formatTerm).join(' + ')
  return {
    scene: draw(view),
    caption: {
      fact: size === 1 ? `The first window holds ${total}.` : `${sum} = ${total}.`,
      why: 'Only the first window is added up in full. From here on each window reuses the sum before it.',
    },
    line: 'first',
    variables: variablesOf(view),
    quantity: total,
  }
}

/** The window has moved on, its sum has not been worked out yet. */
function showMove(view: View): Step {
  const { size, best, total } = view
  const { gone, come } = exchange(view)
  const question = `${gone} leaves and ${come} enters. The sum was ${total}, the best so far is ${best}. What happens?`
  return {
    scene: draw(view, 'sum ?', `out ${gone}, in ${come}`),
    caption: {
      fact: `${gone} leaves, ${come} enters.`,
      why:
        size === 1
          ? 'The window slides by one. Nothing of the old one stays in it.'
          : 'What both windows share need not be added again: one subtraction and one addition give the new sum.',
    },
    line: 'move',
    variables: variablesOf(view),
    decision: {
      question,
      options: [choices.better, choices.keep],
      answer: come - gone + total > best ? choices.better : choices.keep,
      line: 'move',
    },
  }
}

function showVerdict(view: View, before: { readonly total: number; readonly best: number }): Step {
  const { total, best } = view
  const { gone, come } = exchange(view)
  const isBetter = best > before.best
  const against = total === before.best ? 'no more than' : 'less than'
  return {
    scene: draw(view),
    caption: {
      fact: `${before.total} - ${formatTerm(gone)} + ${formatTerm(come)} = ${total}.`,
      why: isBetter
        ? `That is more than ${before.best}, so this window is the new best.`
        : `That is ${against} ${before.best}, so the best stays.`,
    },
    line: isBetter ? 'better' : 'compare',
    variables: variablesOf(view),
    quantity: total,
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
          ? 'The array has room for this one window only.'
          : `${slides + 1} windows were seen with one subtraction and one addition for each slide.`,
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
function draw(
  { values, size, right, total, best, start }: View,
  sum = `sum ${total}`,
  note = '',
): ArrayScene {
  const left = right - size + 1
  const roleOf = (index: number): Role => (index < left ? 'visited' : index <= right ? 'active' : 'default')
  return {
    kind: 'array',
    cells: values.map((value, index) => ({ value, role: roleOf(index) })),
    pointers: [],
    spans: [{ from: start, to: start + size - 1, text: `best ${best}` }],
    window: { from: left, to: right, text: sum },
    ...(note !== '' && { note }),
  }
}

function variablesOf({ size, right, total, best, start }: Partial<View>): Step['variables'] {
  return Object.entries({ size, right, total, best, start }).map(([name, value]) => ({
    name,
    ...(value !== undefined && { value }),
  }))
}
