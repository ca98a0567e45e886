import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

interface State {
  readonly pushed: readonly number[]
  /** Indices into `pushed`, the bottom first. */
  readonly stack: readonly number[]
  /** How many were pushed. */
  readonly next: number
  readonly top: number
  /** The value that must be popped next. */
  readonly nextPop: number
}

/**
 * There is no question while values are pushed although the next one to pop cannot reach the top anymore:
 * whoever stops there is right as well.
 */
export function decideOnTop(state: State): { readonly decision?: Decision } {
  const { pushed, stack, next, top, nextPop } = state
  const coming = pushed[next]
  const isTop = top === nextPop
  if (!isTop && coming !== undefined && !pushed.slice(next).includes(nextPop)) return {}
  const decision = decideAmong(
    [
      {
        option: 'Pop the top',
        wrong: isTop ? undefined : sayWhyNotPop(state),
        position: { kind: 'item', index: stack.length - 1, in: 1 },
      },
      {
        option: 'Push the next value',
        wrong: isTop
          ? coming === undefined
            ? `There is no next value: all are pushed. And ${top}, the top, is the value that must be popped next.`
            : `${coming} would cover ${top}. Then ${coming} would have to leave first, but ${top} must be popped next.`
          : coming === undefined
            ? `There is no next value: all are pushed. So nothing can change what is on top, and the top is ${top}.`
            : undefined,
        ...(coming !== undefined && { position: { kind: 'table-cell', row: 0, column: next } }),
      },
      {
        option: 'Stop: it cannot be done',
        wrong: isTop
          ? `${top} is on top, so this pop can be made. Stop only when all values are pushed and the top is not the next to leave.`
          : coming === undefined
            ? undefined
            : `${nextPop} is still to be pushed, and then it is on top. Stop only when all values are pushed and the top is not the next to leave.`,
      },
    ],
    { question: `${top} is on top, and ${nextPop} must be popped next. What do you do?`, line: 'top' },
  )
  return { decision }
}

function sayWhyNotPop({ pushed, stack, next, top, nextPop }: State): string {
  const where = stack.some((position) => pushed[position] === nextPop)
    ? `It is below ${top}, so it is too late for that`
    : pushed.slice(next).includes(nextPop)
      ? `It is not on the stack yet, and ${top} cannot come back`
      : 'It was never pushed, so it never will'
  return `Popping would take off ${top}, but ${nextPop} must leave next. ${where}.`
}
