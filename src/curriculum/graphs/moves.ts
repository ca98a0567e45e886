import type { Decision, PicturePosition } from '#algorithms/step.ts'

/** One option of a decision. */
export interface Move {
  readonly option: string
  /** Why the move is wrong in this state; undefined for the move that the algorithm makes. */
  readonly wrong: string | undefined
  /** Where the move is pressed in the picture, if it has a position there. */
  readonly position?: PicturePosition
}

/** @throws RangeError if the algorithm makes none of the moves. */
export function decideAmong(
  moves: readonly Move[],
  { question, line }: Pick<Decision, 'question' | 'line'>,
): Decision {
  const answer = moves.find(({ wrong }) => wrong === undefined)
  if (!answer) throw new RangeError(`“${question}” has no answer`)
  return {
    question,
    options: moves.map(({ option }) => option),
    answer: answer.option,
    line,
    wrong: Object.fromEntries(
      moves.flatMap(({ option, wrong }) => (wrong === undefined ? [] : [[option, wrong]])),
    ),
    positions: Object.fromEntries(
      moves.flatMap(({ option, position }) => (position ? [[option, position]] : [])),
    ),
  }
}
