import { decideAmong } from '#algorithms/moves.ts'
import type { ArrayCell, ArrayScene, Role } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** The length of the longest substring without a repeated character: a window that grows right and shrinks left. */
export function* longestUnique(text: string, maxLeavers = Number.POSITIVE_INFINITY): Trace<number> {
  const window = new Set<string>()
  let left = 0
  let best = 0
  let bestLeft = 0
  const look = (right: number): View => ({ text, left, right, best, bestLeft })
  yield showStart(look(-1))

  for (const [right, letter] of [...text].entries()) {
    yield showNext(look(right), window.has(letter))
    for (let leavers = 0; window.has(letter) && leavers < maxLeavers; leavers++) {
      window.delete(text[left]!)
      left++
      yield showShrink(look(right), window.has(letter))
    }
    window.add(letter)
    const length = right - left + 1
    yield showGrown(look(right))
    if (length > best) {
      best = length
      bestLeft = left
    }
  }
  yield showBest(look(text.length))
  return best
}

interface View {
  readonly text: string
  readonly left: number
  /** The character that the algorithm is at; before the first and after the last it is at none. */
  readonly right: number
  readonly best: number
  /** Where the longest window so far starts. */
  readonly bestLeft: number
}

function showStart(view: View): Step {
  return {
    scene: draw(view, -1),
    caption: {
      fact: 'Start with an empty window.',
      why: 'It may never contain a character twice. Characters enter on the right and leave on the left.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showNext(view: View, isRepeated: boolean): Step {
  const { text, left, right } = view
  const letter = quote(text[right]!)
  const fresh = {
    fact: `${letter} is new.`,
    why: `${left === right ? 'The window is empty' : 'No character inside equals it'}, so it can enter.`,
  }
  const repeated = {
    fact: `${letter} is already in the window.`,
    why: `No window with both can be valid, so the left end must pass index ${text.indexOf(text[right]!, left)}.`,
  }
  return {
    scene: draw(view, right - 1),
    caption: isRepeated ? repeated : fresh,
    line: 'enter',
    variables: variablesOf(view),
    decision: decide(view, isRepeated, `${letter} comes next.`),
  }
}

function showShrink(view: View, isRepeated: boolean): Step {
  const { text, left, right } = view
  const gone = quote(text[left - 1]!)
  const letter = quote(text[right]!)
  return {
    scene: draw(view, right - 1),
    caption: {
      fact: `${gone} leaves.`,
      why: isRepeated
        ? `The earlier ${letter} is still inside, so left has to move again.`
        : `That was the earlier ${letter}, so now the new one can enter.`,
    },
    line: 'shrink',
    variables: variablesOf(view),
    decision: decide(view, isRepeated, `${gone} has left, and ${letter} is still next.`),
  }
}

function decide(view: View, isRepeated: boolean, situation: string): Decision {
  const { text, left, right } = view
  return decideAmong(
    [
      {
        option: 'It is new: it enters',
        wrong: isRepeated ? sayWhyNotEnter(view) : undefined,
        position: { kind: 'cell', index: right },
      },
      {
        option: 'It repeats: left moves on',
        wrong: isRepeated ? undefined : sayWhyNotLeave(view),
        // Nothing can leave an empty window.
        ...(left < right && { position: { kind: 'cell', index: left } }),
      },
    ],
    { question: `${situation} Is ${quote(text[right]!)} new in this window?`, line: 'enter' },
  )
}

function sayWhyNotEnter({ text, left, right }: View): string {
  const letter = quote(text[right]!)
  const copy = text.indexOf(text[right]!, left)
  return `The window still has ${letter} at index ${copy}. With the one at index ${right}, it would contain ${letter} twice.`
}

function sayWhyNotLeave({ text, left, right }: View): string {
  const letter = quote(text[right]!)
  if (left === right) {
    return `The window is empty, so nothing can leave it, and ${letter} at index ${right} cannot repeat anything in it.`
  }
  const gone = text.lastIndexOf(text[right]!, left - 1)
  const isGone = left > 0 && gone >= 0
  return isGone
    ? `The ${letter} at index ${gone} is outside: the window starts at index ${left}. If left moved on, ${quote(text[left]!)} would leave without need.`
    : `No character of the window is ${letter}. If ${quote(text[left]!)} left without need, the window would be shorter than it can be.`
}

function showGrown(view: View): Step {
  const { left, right, best } = view
  const length = right - left + 1
  return {
    scene: draw(view, right),
    caption: {
      fact: `The window has length ${length}.`,
      why:
        length > best
          ? best === 0
            ? 'It is the first window, so it is the longest so far.'
            : `No window so far was longer than ${best}: this is the new best.`
          : `The best so far, ${best}, is at least as long, so it stays.`,
    },
    line: 'keep',
    variables: variablesOf(view),
  }
}

function showBest(view: View): Step {
  const { text, best, bestLeft } = view
  const found = text.slice(bestLeft, bestLeft + best)
  return {
    scene: {
      kind: 'array',
      cells: cellsOf(text, (at) => (at >= bestLeft && at < bestLeft + best ? 'result' : 'visited')),
      pointers: [],
      spans: [],
    },
    caption: {
      fact: `Return ${best}.`,
      why:
        text === ''
          ? 'The string is empty, so the longest window is empty, too.'
          : `“${found}” is the longest. Both ends only moved right, so each character entered once and left at most once.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** The window reaches from `left` to `last`. The character at `right`, and the equal one inside, are being compared. */
function draw({ text, left, right, best, bestLeft }: View, last: number): ArrayScene {
  const roleOf = (at: number): Role => {
    const isCompared = last < right && at >= left && at <= right && text[at] === text[right]
    if (isCompared) return 'compare'
    return at < left ? 'visited' : at <= last ? 'active' : 'default'
  }
  const length = last - left + 1
  return {
    kind: 'array',
    cells: cellsOf(text, roleOf),
    pointers: [],
    spans: best > 0 ? [{ from: bestLeft, to: bestLeft + best - 1, text: `best ${best}` }] : [],
    ...(length > 0 && { window: { from: left, to: last, text: `length ${length}` } }),
  }
}

function cellsOf(text: string, roleOf: (at: number) => Role): readonly ArrayCell[] {
  return [...text].map((value, at) => ({ value: value === ' ' ? '␣' : value, role: roleOf(at) }))
}

function quote(character: string): string {
  return character === ' ' ? '“␣”' : `“${character}”`
}

function variablesOf({ text, left, right, best }: View): Step['variables'] {
  const letter = text[right]
  return [
    { name: 'left', value: left },
    { name: 'right', ...(letter !== undefined && { value: right }) },
    { name: 'letter', ...(letter !== undefined && { value: letter === ' ' ? '␣' : letter }) },
    { name: 'best', value: best },
  ]
}
