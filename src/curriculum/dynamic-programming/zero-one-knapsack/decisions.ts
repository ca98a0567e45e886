import type { Decision } from '#algorithms/step.ts'

export type Table = readonly (number | undefined)[][]

export interface View {
  readonly weights: readonly number[]
  readonly values: readonly number[]
  readonly capacity: number
  /** By the number of items considered, then by capacity. */
  readonly best: Table
}

export interface CellView extends View {
  readonly i: number
  readonly room: number
  /** The best without this item. */
  readonly leave: number
}

export interface ChoiceView extends CellView {
  readonly take: number
}

/** Where the item does not fit. The wrong options are an empty bag, the smaller bag, and the item alone. */
export function decideTooHeavy({ i, room, leave, weights, values, best }: CellView): Decision {
  const weight = weights[i - 1]!
  const value = values[i - 1]!
  const smaller = best[i]![room - 1]!
  const wrong = new Map([
    [
      value,
      `The item is worth ${value}, but its weight of ${weight} does not fit into ${room}. It cannot be in this bag, so its value does not count here.`,
    ],
    [
      smaller,
      `${smaller} is the best in a smaller bag, of ${room - 1}. Here the earlier items have room ${room}, and the row above says what they are worth in it.`,
    ],
    [
      0,
      `The item of weight ${weight} does not fit into ${room}, but the bag need not stay empty: the earlier items may be in it, as in the row above.`,
    ],
  ])
  wrong.delete(leave)
  return {
    question: `An item of weight ${weight} and value ${value}: what is the best value in a bag of ${room}, with this item or without it?`,
    options: [leave, ...wrong.keys()].toSorted((a, b) => a - b).map(String),
    answer: String(leave),
    line: 'cell',
    wrong: Object.fromEntries(wrong),
    positions: {
      ...(wrong.has(smaller) && { [smaller]: cellOf(i, room - 1) }),
      [leave]: cellOf(i - 1, room),
    },
  }
}

export function decideCells(cell: ChoiceView): Decision {
  const { i, room, weights } = cell
  const rest = room - weights[i - 1]!
  const pairs = cellPairs(room, rest)
  return {
    question: `The item of weight ${weights[i - 1]} fits into ${room}. Which two cells does this one compare?`,
    options: Object.values(pairs),
    answer: pairs.above,
    line: 'cell',
    wrong: {
      [pairs.row]: `Room ${room} in this row is the cell being filled, so nothing can be read there yet. Room ${rest} in this row allows this item too, and it can be taken only once.`,
      [pairs.mixed]: explainMixed(cell, rest),
    },
  }
}

/** What taking would add to, if it read the row of the item itself. */
function explainMixed({ i, best }: CellView, rest: number): string {
  const [above, here] = [best[i - 1]![rest]!, best[i]![rest]!]
  return here > above
    ? `Room ${rest} in this row is worth ${here}, because it already contains this item. Taking the item again would use it twice, and there is only one.`
    : `Room ${rest} is worth ${here} in both rows, so the mistake would not show here. In a larger bag, this row may contain the item already, and it would be taken twice.`
}

function cellPairs(room: number, rest: number) {
  return {
    row: `This row: rooms ${room} and ${rest}`,
    mixed: `Row above: room ${room}; this row: room ${rest}`,
    above: `Row above: rooms ${room} and ${rest}`,
  }
}

/** For a proof: the answer to which cells are compared, from how many of those read next are in the same row. */
export function cellPairOf(room: number, rest: number, inThisRow: number): string {
  const pairs = cellPairs(room, rest)
  return inThisRow === 0 ? pairs.above : inThisRow === 1 ? pairs.mixed : pairs.row
}

const moves = { take: 'Take the item', leave: 'Leave the item' }

export function decideItem({ i, room, leave, take, weights, values }: ChoiceView): Decision {
  const [weight, value] = [weights[i - 1]!, values[i - 1]!]
  const rest = room - weight
  const sum = `${value} + ${take - value} = ${take}`
  return {
    question: `Weight ${weight}, value ${value}, in a bag of ${room}: compare the two marked cells. Take the item?`,
    options: Object.values(moves),
    answer: take > leave ? moves.take : moves.leave,
    line: 'take',
    wrong:
      take > leave
        ? {
            [moves.leave]: `Without the item, the bag of ${room} is worth ${leave}. With it, ${rest === 0 ? 'no room is left' : `room ${rest} is left for the earlier items`}, and the bag is worth ${sum}, which is more.`,
          }
        : {
            [moves.take]: `The item fits, but it leaves only room ${rest} for the earlier items: ${sum}. Without it, they are worth ${leave} in room ${room}, which is more.`,
          },
    positions: {
      [moves.take]: cellOf(i - 1, rest),
      [moves.leave]: cellOf(i - 1, room),
    },
  }
}

function cellOf(row: number, room: number) {
  return { kind: 'table-cell', row, column: room } as const
}
