import { decideAmong } from '#algorithms/moves.ts'
import type { Decision, PicturePosition } from '#algorithms/step.ts'

/** What a cell can be filled from: the letters of its row and column, and the values beside it. */
export interface Neighbors {
  readonly i: number
  readonly j: number
  readonly row: string
  readonly column: string
  readonly diagonal: number
  readonly above: number
  readonly left: number
}

/** Where the letters differ, the cells above and on the left must differ as well: only one of them is right. */
export function decideSource(cell: Neighbors): Decision {
  const { i, j, row, column, diagonal, above, left } = cell
  const isMatch = row === column
  const whyNot = isMatch ? sayMatch : sayDifference
  const at = (row: number, column: number): PicturePosition => ({ kind: 'table-cell', row, column })
  return decideAmong(
    [
      {
        option: 'Diagonal plus 1',
        wrong: isMatch
          ? undefined
          : `${diagonal} + 1 = ${diagonal + 1} would count a shared letter, but “${row}” and “${column}” differ. Only a match adds 1.`,
        position: at(i - 1, j - 1),
      },
      {
        option: 'Above',
        wrong:
          !isMatch && above > left
            ? undefined
            : whyNot({ cell, dropped: `“${row}” from the first word`, value: above, where: 'above' }),
        position: at(i - 1, j),
      },
      {
        option: 'Left',
        wrong:
          !isMatch && left > above
            ? undefined
            : whyNot({
                cell,
                dropped: `“${column}” from the second word`,
                value: left,
                where: 'on the left',
              }),
        position: at(i, j - 1),
      },
    ],
    { question: `${row} meets ${column}. Which neighboring cell decides this one?`, line: 'compare' },
  )
}

interface Dropping {
  readonly cell: Neighbors
  readonly dropped: string
  readonly value: number
  readonly where: string
}

function sayMatch({ cell: { diagonal }, dropped, value, where }: Dropping): string {
  const sum = `${diagonal} + 1 = ${diagonal + 1}`
  return value === diagonal + 1
    ? `The ${value} ${where} drops ${dropped}, and it is no better than ${sum}. At a match, the diagonal is enough, without a comparison.`
    : `The ${value} ${where} drops ${dropped}. But the two letters match, so they can be paired: the diagonal gives ${sum}.`
}

function sayDifference({ cell: { row, column, above, left }, dropped, value, where }: Dropping): string {
  const better =
    above > left
      ? `Dropping “${row}” from the first word instead keeps more: the ${above} above`
      : `Dropping “${column}” from the second word instead keeps more: the ${left} on the left`
  return `The ${value} ${where} drops ${dropped}. ${better}.`
}
