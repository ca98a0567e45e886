import type { Caption, Decision, Step, Trace } from '../step.ts'
import { addChild, braced, type Choice, type ChoiceView, showChoices as show } from './choice-tree.ts'

/**
 * All subsets of positive numbers that have the sum: choose, go deeper, undo, cut what cannot fit, and skip equal
 * numbers on one level, which would only give the same subsets again.
 */
export function* findSubsets(
  numbers: readonly number[],
  target: number,
): Trace<readonly (readonly number[])[]> {
  const sorted = numbers.toSorted((a, b) => a - b)
  const root: Choice = { id: 'root', rest: target, chosen: [], positions: [], children: [], state: 'open' }
  const found: (readonly number[])[] = []
  const look = (at: Choice): ChoiceView => ({ sorted, target, root, at, found: [...found] })

  function* choose(at: Choice, start: number): Generator<Step, void, void> {
    for (let index = start; index < sorted.length; index++) {
      const number = sorted[index]!
      if (number > at.rest) {
        addChild(at, { number, position: index, state: 'cut' })
        yield showCut(look(at), index)
        break
      }
      if (repeats(at, sorted, index)) {
        addChild(at, { number, position: index, state: 'cut' })
        yield showSkipped(look(at), index)
        continue
      }
      const child = addChild(at, { number, position: index, state: 'open' })
      if (child.rest === 0) {
        found.push(child.chosen)
        child.state = 'found'
        yield showFound(look(child))
      } else {
        yield showChosen(look(child), index + 1)
        yield* choose(child, index + 1)
        child.state = child.children.some(({ state }) => state === 'found') ? 'found' : 'dead'
      }
      yield showUndone(look(at), child, index + 1)
    }
  }

  yield showStart(look(root))
  if (target === 0) found.push([])
  else yield* choose(root, 0)
  root.state = found.length > 0 ? 'found' : 'dead'
  yield showEnd(look(root))
  return found
}

/** Whether an equal number was tried just before, on the same level. */
function repeats({ positions }: Choice, sorted: readonly number[], index: number): boolean {
  const start = (positions.at(-1) ?? -1) + 1
  return index > start && sorted[index] === sorted[index - 1]
}

function showStart(view: ChoiceView): Step {
  const { sorted, target } = view
  return show(view, {
    line: 'start',
    caption: {
      fact: `Nothing is chosen, and ${target} is left to reach.`,
      why: hasEqual(sorted)
        ? 'Each edge chooses one number, always a later one than before, and never one that equals the choice just tried: so no subset comes up twice.'
        : 'Each edge chooses one number, always a later one than before: so no subset comes up twice.',
    },
    ...(target > 0 && { decision: decide(view.at, sorted, 0) }),
  })
}

function hasEqual(sorted: readonly number[]): boolean {
  return new Set(sorted).size < sorted.length
}

const moves = {
  deeper: 'Choose it and go deeper',
  cut: 'Cut here: it is too large',
  skip: 'Skip it: its equal was just tried',
  back: 'Go back: no number is left',
}

/** What happens when the search is at a choice and comes to the number at this index. */
function decide(at: Choice, sorted: readonly number[], index: number): Decision {
  const { rest } = at
  const number = sorted[index]
  const next = number === undefined ? 'there is no further number' : `the next number is ${number}`
  return {
    question: `${rest} is left, and ${next}. What happens?`,
    options: Object.values(moves).filter((move) => move !== moves.skip || hasEqual(sorted)),
    answer: findMove(at, sorted, index),
    line: 'try',
  }
}

function findMove(at: Choice, sorted: readonly number[], index: number): string {
  const number = sorted[index]
  if (number === undefined) return moves.back
  if (number > at.rest) return moves.cut
  return repeats(at, sorted, index) ? moves.skip : moves.deeper
}

function showChosen(view: ChoiceView, next: number): Step {
  const { at, sorted } = view
  return show(view, {
    line: 'choose',
    index: next - 1,
    caption: {
      fact: `Choose ${at.chosen.at(-1)}: ${at.rest} is left.`,
      why:
        next < sorted.length
          ? sayNext(at, sorted, next)
          : `No larger number is left that could make up the ${at.rest}: a dead end.`,
    },
    decision: decide(at, sorted, next),
  })
}

function sayNext(at: Choice, sorted: readonly number[], next: number): string {
  switch (findMove(at, sorted, next)) {
    case moves.cut:
      return `The next number, ${sorted[next]}, is too large, so nothing more is tried here.`
    case moves.skip:
      return `The next number is ${sorted[next]} again, so it is skipped.`
    default:
      return `The next number, ${sorted[next]}, still fits, so it is chosen.`
  }
}

function showFound(view: ChoiceView): Step {
  return show(view, {
    line: 'found',
    caption: {
      fact: `Nothing is left: ${braced(view.at.chosen)} has the sum ${view.target}.`,
      why: 'A copy is kept, since the list itself goes on changing. Any further number would be too much.',
    },
  })
}

function showCut(view: ChoiceView, index: number): Step {
  const { at, sorted } = view
  const number = sorted[index]!
  const others = sorted.length - index - 1
  const all =
    others === 0 ? 'It was the last number.' : `The ${others} after it are no smaller: they need no look.`
  return show(view, {
    line: 'prune',
    index,
    caption: {
      fact: `${number} is more than the ${at.rest} that is left.`,
      why: `The branch is cut off. ${all}`,
    },
  })
}

function showSkipped(view: ChoiceView, index: number): Step {
  const { at, sorted } = view
  const number = sorted[index]!
  return show(view, {
    line: 'skip',
    index,
    caption: {
      fact: `Skip this ${number}: its equal was just tried.`,
      why: `It would only give the same subsets again. ${index + 1 < sorted.length ? sayNext(at, sorted, index + 1) : 'No number is left to try here.'}`,
    },
    decision: decide(at, sorted, index + 1),
  })
}

function showUndone(view: ChoiceView, from: Choice, next: number): Step {
  const { at, sorted } = view
  return show(view, {
    line: 'undo',
    index: next - 1,
    caption: {
      fact: `Undo ${from.chosen.at(-1)}: ${at.rest} is left again.`,
      why:
        next < sorted.length
          ? `Everything that begins with ${braced(from.chosen)} is tried. ${sayNext(at, sorted, next)}`
          : 'It was the last number, so nothing is left to try here.',
    },
    decision: decide(at, sorted, next),
  })
}

function showEnd(view: ChoiceView): Step {
  const { found, sorted, target, root } = view
  const all = 2 ** sorted.length
  const seen = countChoices(root)
  const spared = hasEqual(sorted)
    ? 'cutting, skipping equals and stopping at each sum found'
    : 'cutting, and stopping at each sum found,'
  const caption: Caption = {
    fact:
      found.length === 0
        ? `No subset has the sum ${target}.`
        : `${found.length} ${found.length === 1 ? 'subset has' : 'subsets have'} the sum ${target}.`,
    why: `${seen} of ${all} possible ${all === 1 ? 'choice was' : 'choices were'} looked at: ${seen < all ? `${spared} spared the rest` : 'nothing could be cut'}.`,
  }
  return show(view, { line: 'done', caption })
}

/** Choices that were entered; the empty one counts. */
function countChoices(choice: Choice): number {
  return choice.state === 'cut' ? 0 : choice.children.reduce((sum, child) => sum + countChoices(child), 1)
}
