import type { Caption, Step, Trace } from '#algorithms/step.ts'
import { addChild, braced, type Choice, type ChoiceView, showChoices as show } from './choice-tree.ts'
import { decideMove, findMove, hasEqual, repeats } from './decision.ts'

/**
 * All subsets of positive numbers that have the sum: choose, go deeper, undo, cut what cannot fit, and skip equal
 * numbers on one level, which would only give the same subsets again.
 */
export function* findSubsets(
  numbers: readonly number[],
  target: number,
  isSkipped = repeats,
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
      if (isSkipped(at, sorted, index)) {
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

function showStart(view: ChoiceView): Step {
  const { sorted, target } = view
  return show(view, {
    line: 'start',
    caption: {
      fact: `Nothing is chosen yet, and ${target} is left to reach.`,
      why: hasEqual(sorted)
        ? 'Each edge chooses a number after the previous one, and at one level never a number equal to the one just tried there, so no subset comes up twice.'
        : 'Each edge chooses a number after the previous one, so no subset comes up twice.',
    },
    ...(target > 0 && decideMove({ at: view.at, sorted, index: 0 })),
  })
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
          : `No number is left to fill the remaining ${at.rest}, so this is a dead end.`,
    },
    ...decideMove({ at, sorted, index: next }),
  })
}

function sayNext(at: Choice, sorted: readonly number[], next: number): string {
  const number = sorted[next]!
  switch (findMove({ at, sorted, index: next })) {
    case 'cut':
      return next === sorted.length - 1
        ? `The next number, ${number}, is too large.`
        : `The next number, ${number}, is too large, and so are all after it.`
    case 'skip':
      return `The next number is ${number} again, so it will be skipped.`
    default:
      return `The next number, ${number}, still fits.`
  }
}

function showFound(view: ChoiceView): Step {
  return show(view, {
    line: 'found',
    caption: {
      fact: `Nothing is left: ${braced(view.at.chosen)} has the sum ${view.target}.`,
      why: 'Store a copy, because the path keeps changing. Any further number would exceed the sum.',
    },
  })
}

function showCut(view: ChoiceView, index: number): Step {
  const { at, sorted } = view
  const number = sorted[index]!
  const others = sorted.length - index - 1
  const all =
    others === 0
      ? 'It was the last number.'
      : `The numbers are sorted, so the ${others} after it need no test.`
  return show(view, {
    line: 'prune',
    index,
    caption: {
      fact: `${number} is more than the remaining ${at.rest}.`,
      why: `Stop trying at this level. ${all}`,
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
      fact: `Skip this ${number}: ${repeats(at, sorted, index) ? 'the same value was just tried at this level' : `the number before it is ${number} too`}.`,
      why: `It would only produce the same subsets again. ${index + 1 < sorted.length ? sayNext(at, sorted, index + 1) : 'No number is left to try here.'}`,
    },
    ...decideMove({ at, sorted, index: index + 1 }),
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
          ? `Every subset that starts with ${braced(from.chosen)} has been tried. ${sayNext(at, sorted, next)}`
          : 'It was the last number, so this level is done.',
    },
    ...decideMove({ at, sorted, index: next }),
  })
}

function showEnd(view: ChoiceView): Step {
  const { found, sorted, target, root } = view
  const all = 2 ** sorted.length
  const seen = countChoices(root)
  const spared = hasEqual(sorted)
    ? 'stopping early and skipping duplicates spared the rest'
    : 'stopping early spared the rest'
  const caption: Caption = {
    fact:
      found.length === 0
        ? `No subset with the sum ${target} was found.`
        : `${found.length} ${found.length === 1 ? 'subset' : 'subsets'} with the sum ${target} ${found.length === 1 ? 'was' : 'were'} found.`,
    why: `The search entered ${seen} of ${all} possible ${all === 1 ? 'subset' : 'subsets'}: ${seen < all ? spared : 'nothing could be skipped'}.`,
  }
  return show(view, { line: 'done', caption })
}

/** Choices that were entered; the empty one counts. */
function countChoices(choice: Choice): number {
  return choice.state === 'cut' ? 0 : choice.children.reduce((sum, child) => sum + countChoices(child), 1)
}
