import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { braced, type Choice } from './choice-tree.ts'

/** The search is at a choice and comes to the number at this index. */
interface Candidate {
  readonly at: Choice
  readonly sorted: readonly number[]
  readonly index: number
}

type Move = 'deeper' | 'cut' | 'skip'

export function findMove({ at, sorted, index }: Candidate): Move {
  if (sorted[index]! > at.rest) return 'cut'
  return repeats(at, sorted, index) ? 'skip' : 'deeper'
}

/** Whether an equal number was tried just before, on the same level. */
export function repeats({ positions }: Choice, sorted: readonly number[], index: number): boolean {
  const start = (positions.at(-1) ?? -1) + 1
  return index > start && sorted[index] === sorted[index - 1]
}

export function hasEqual(sorted: readonly number[]): boolean {
  return new Set(sorted).size < sorted.length
}

/** What the search does with a number, if there is one. */
export function decideMove(candidate: Candidate): { readonly decision?: Decision } {
  const { sorted, index } = candidate
  const number = sorted[index]
  if (number === undefined) return {}
  const skip = {
    option: 'Skip it: the same value was just tried',
    wrong: findFaultOfSkipping(candidate),
  }
  const decision = decideAmong(
    [
      {
        option: 'Choose it and go deeper',
        wrong: findFaultOfChoosing(candidate),
        position: { kind: 'cell', index, in: 2 },
      },
      { option: 'Stop here: it is too large', wrong: findFaultOfStopping(candidate) },
      ...(hasEqual(sorted) ? [skip] : []),
    ],
    { question: `The next number is ${number}. What does the search do?`, line: 'try' },
  )
  return { decision }
}

function findFaultOfChoosing(candidate: Candidate): string | undefined {
  const { at, sorted, index } = candidate
  const number = sorted[index]!
  switch (findMove(candidate)) {
    case 'cut':
      return `${number} is more than the remaining ${at.rest}. With it the path exceeds the target, and adding positive numbers cannot repair that.`
    case 'skip':
      return `The other ${number} was just tried at this level. Choosing this one would only repeat the subsets that start with ${braced([...at.chosen, number])}.`
    default:
      return undefined
  }
}

function findFaultOfStopping(candidate: Candidate): string | undefined {
  const { at, sorted, index } = candidate
  const number = sorted[index]!
  const next = sorted[index + 1]
  switch (findMove(candidate)) {
    case 'cut':
      return undefined
    case 'skip':
      return next === undefined
        ? `${number} fits into the remaining ${at.rest}, so its size is no reason to stop. It is left out because it repeats.`
        : `${number} fits into the remaining ${at.rest}, and only repeats. Stopping would leave the next number, ${next}, untested.`
    default:
      return number === at.rest
        ? `${number} is exactly what remains. Stopping here would miss the subset ${braced([...at.chosen, number])}.`
        : `${number} fits into the remaining ${at.rest}. Stopping here would leave the subsets that start with ${braced([...at.chosen, number])} untried.`
  }
}

function findFaultOfSkipping(candidate: Candidate): string | undefined {
  const { at, sorted, index } = candidate
  const number = sorted[index]!
  switch (findMove(candidate)) {
    case 'cut':
      return sorted[index + 1] === undefined
        ? `${number} is too large for the remaining ${at.rest}. A value is skipped only if it fits and was just tried at this level.`
        : `${number} is too large for the remaining ${at.rest}, and no number after it is smaller. Skipping would test the rest of them in vain.`
    case 'skip':
      return undefined
    default:
      return at.positions.at(-1) === index - 1 && sorted[index - 1] === number
        ? `The ${number} before it is on the path, so it was not tried at this level. Skipping this one would never try both together.`
        : `No other ${number} was tried at this level. Skipping this one would leave the subsets that start with ${braced([...at.chosen, number])} untried.`
  }
}
