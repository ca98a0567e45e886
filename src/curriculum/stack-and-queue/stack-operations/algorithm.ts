import { joinWords } from '#algorithms/format-text.ts'
import type { Role, ShelfScene, TableCell, TableScene } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnTop } from './decisions.ts'

/** Whether distinct values pushed in one order can be popped in the other. */
export function* canLeaveStack(
  pushed: readonly number[],
  popped: readonly number[],
  popsPerPush = Number.POSITIVE_INFINITY,
): Trace<boolean> {
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
    for (let pops = 0; stack.length > 0 && pops < popsPerPush; pops++) {
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
        ? 'So nothing has to be popped.'
        : 'Both get the same calls. On a stack, a value cannot leave before everything pushed after it.',
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
  const nextPop = view.popped[view.taken]!
  const isTarget = topOf(view) === nextPop
  const isCovered = view.stack.some((position) => view.pushed[position] === nextPop)
  return {
    ...draw(view, { top: 'compare', nextPop: 'compare' }),
    caption: {
      fact: `${topOf(view)} is on top, and ${nextPop} must be popped next.`,
      why: isTarget
        ? 'Pop it now: waiting gains nothing, because any further push would only cover it.'
        : view.next < view.pushed.length
          ? isCovered
            ? `Only the top can leave, and ${nextPop} is below it. Push on: what is left in the end shows that it cannot be done.`
            : 'Only the top can leave, so push on: the value you need may still come.'
          : 'Only the top can leave, and there is nothing left to push.',
    },
    line: 'top',
    ...decideOnTop({ ...view, top: topOf(view), nextPop }),
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
          ? 'Last in, first out. A queue would give the same value here, because it has also waited longest.'
          : `Last in, first out. A queue would give ${fromQueue}, which has waited longest.`,
    },
    line: 'pop',
  }
}

function showEnd(view: View): Step {
  const { stack, popped, taken, pushed } = view
  const left = stack.map((position) => pushed[position]).toReversed()
  const isLeft = left.includes(popped[taken])
  return {
    ...draw(view, stack.length > 0 ? { top: 'compare', nextPop: 'compare' } : {}),
    caption: {
      fact: `Return ${stack.length === 0}.`,
      why:
        stack.length === 0
          ? 'The stack is empty: every value could leave when its turn came.'
          : `${joinWords(left)} ${left.length === 1 ? 'is' : 'are'} left: ${popped[taken]} must be popped next and ${isLeft ? 'cannot reach the top' : 'is not on the stack'}.`,
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
      { name: 'next pop', ...(popped[taken] !== undefined && { value: popped[taken] }) },
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
    rowHeads: ['push', 'pop', 'queue'],
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
