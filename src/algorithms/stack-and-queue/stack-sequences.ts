import { joinWords } from '../format-text.ts'
import type { Role, ShelfScene, TableCell, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'

/** Whether distinct values pushed in one order can be popped in the other. */
export function* canLeaveStack(pushed: readonly number[], popped: readonly number[]): Trace<boolean> {
  // Indices into `pushed`, which identify the values in the pictures.
  const stack: number[] = []
  let taken = 0
  let next = 0
  const look = (): View => ({ pushed, popped, stack: [...stack], taken, next })
  yield showStart(look())

  while (next < pushed.length) {
    stack.push(next)
    next++
    yield showPush(look())
    while (stack.length > 0) {
      yield showTop(look())
      if (pushed[stack.at(-1)!] !== popped[taken]) break
      stack.pop()
      taken++
      yield showPop(look())
    }
  }
  yield showEnd(look())
  return stack.length === 0
}

interface View {
  readonly pushed: readonly number[]
  readonly popped: readonly number[]
  /** Indices into `pushed`, the bottom first. */
  readonly stack: readonly number[]
  /** How many have left. */
  readonly taken: number
  /** How many were pushed. */
  readonly next: number
}

function showStart(view: View): Step {
  const isEmpty = view.pushed.length === 0
  return {
    ...draw(view, {}),
    caption: {
      fact: isEmpty ? 'No value is pushed.' : 'Stack and queue are both empty.',
      why: isEmpty
        ? 'So none has to leave.'
        : 'Both get the same calls. On a stack a value waits until all that came after it have left.',
    },
    line: 'start',
  }
}

function showPush(view: View): Step {
  return {
    ...draw(view, { top: 'active' }),
    caption: {
      fact: `Push ${topOf(view)}.`,
      why:
        view.stack.length > 1
          ? `It covers ${view.pushed[view.stack.at(-2)!]}, which cannot leave before it.`
          : 'It is the only value on the stack.',
    },
    line: 'push',
  }
}

function showTop(view: View): Step {
  const nextPop = view.popped[view.taken]
  const isTarget = topOf(view) === nextPop
  return {
    ...draw(view, { top: 'compare', nextPop: 'compare' }),
    caption: {
      fact: `${topOf(view)} is on top, ${nextPop} is wanted.`,
      why: isTarget
        ? 'Only the top can leave, and to let it wait would gain nothing: whatever comes next would cover it.'
        : view.next < view.pushed.length
          ? 'Only the top can leave, so what is wanted may still be to come.'
          : 'Only the top can leave, and nothing more will be pushed.',
    },
    line: 'top',
    decision: decide(view),
  }
}

function decide(view: View): Decision {
  const ways = { pop: 'Pop the top', push: 'Push the next value', stop: 'Stop: it cannot be done' }
  const nextPop = view.popped[view.taken]
  return {
    question: `${topOf(view)} is on top, ${nextPop} is wanted. What comes next?`,
    options: [ways.pop, ways.push, ways.stop],
    answer: topOf(view) === nextPop ? ways.pop : view.next < view.pushed.length ? ways.push : ways.stop,
    line: 'top',
  }
}

function showPop(view: View): Step {
  const value = view.popped[view.taken - 1]
  const fromQueue = view.pushed[view.taken - 1]
  return {
    ...draw(view, {}),
    caption: {
      fact: `Pop ${value}.`,
      why:
        fromQueue === value
          ? 'Last in, first out. Here a queue gives the same: it has waited longest, too.'
          : `Last in, first out. A queue would give ${fromQueue}, which has waited longest.`,
    },
    line: 'pop',
  }
}

function showEnd(view: View): Step {
  const { stack, popped, taken, pushed } = view
  const left = stack.map((position) => pushed[position]).toReversed()
  return {
    ...draw(view, stack.length > 0 ? { top: 'compare', nextPop: 'compare' } : {}),
    caption: {
      fact: `Return ${stack.length === 0}.`,
      why:
        stack.length === 0
          ? 'The stack is empty: every value could leave when it was wanted.'
          : `${joinWords(left)} ${left.length === 1 ? 'is' : 'are'} left: ${popped[taken]} is wanted and cannot come to the top.`,
    },
    line: 'return',
  }
}

interface Looks {
  readonly top?: Role
  readonly nextPop?: Role
}

function draw(view: View, looks: Looks): Pick<Step, 'scene' | 'beside' | 'variables'> {
  const { popped, stack, taken } = view
  return {
    scene: drawOrders(view, looks),
    beside: [drawStack(view, looks), drawQueue(view)],
    variables: [
      { name: 'top', ...(stack.length > 0 && { value: topOf(view) }) },
      { name: 'wanted', ...(popped[taken] !== undefined && { value: popped[taken] }) },
      { name: 'on the stack', value: stack.length },
    ],
  }
}

function drawOrders({ pushed, popped, stack, taken, next }: View, looks: Looks): TableScene {
  const pushedRole = (position: number): Role => {
    if (position === stack.at(-1) && looks.top) return looks.top
    if (stack.includes(position)) return 'frontier'
    return position < next ? 'settled' : 'default'
  }
  const poppedRole = (position: number): Role =>
    position < taken ? 'settled' : ((position === taken ? looks.nextPop : undefined) ?? 'default')
  return {
    kind: 'table',
    rowHeads: ['pushed', 'wanted', 'queue'],
    rows: [
      pushed.map((value, position): TableCell => ({ value, role: pushedRole(position) })),
      popped.map((value, position): TableCell => ({ value, role: poppedRole(position) })),
      // First in, first out: a queue gives the values as they came.
      pushed.map((value, position): TableCell => ({ value: position < taken ? value : '', role: 'default' })),
    ],
  }
}

function drawStack({ pushed, stack }: View, looks: Looks): ShelfScene {
  return {
    kind: 'shelf',
    form: 'stack',
    title: 'stack',
    items: stack.map((position, index) => ({
      id: `pushed ${position}`,
      value: pushed[position]!,
      role: (index === stack.length - 1 ? looks.top : undefined) ?? 'frontier',
    })),
  }
}

function drawQueue({ pushed, taken, next }: View): ShelfScene {
  return {
    kind: 'shelf',
    form: 'queue',
    title: 'a queue with the same calls',
    items: pushed.slice(taken, next).map((value, index) => ({
      id: `pushed ${taken + index}`,
      value,
      role: 'frontier',
    })),
  }
}

/** The stack is not empty where this is asked. */
function topOf({ pushed, stack }: View): number {
  return pushed[stack.at(-1)!]!
}
