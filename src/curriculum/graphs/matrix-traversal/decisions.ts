import { joinWords } from '#algorithms/format-text.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { type Cell, name, type View } from './island-scene.ts'

/** `island` is the number of the island that the cell was sunk with, if it was. */
export function decideOnLand({ firsts }: View, cell: Cell, island: number | undefined): Decision {
  const isNew = island === undefined
  const sunk =
    firsts.length === 0
      ? 'No island has been counted yet'
      : firsts.length === 1
        ? 'The island counted so far is sunk completely'
        : `The ${firsts.length} islands counted so far are sunk completely`
  const first = isNew ? undefined : firsts[island - 1]
  return decideAmong(
    [
      {
        option: 'A new island begins',
        wrong:
          first &&
          `${name(cell)} is 0 now: it was sunk with island number ${island}, which was counted at ${name(first)}. That island would be counted twice.`,
      },
      {
        option: 'Nothing: it is sunk already',
        wrong: isNew
          ? `${sunk}, and ${name(cell)} is still 1. If the scan skipped it, its island could be missed.`
          : undefined,
      },
    ],
    {
      question: `The scan reaches ${name(cell)}, which was land on the map. What happens?`,
      line: 'scan',
    },
  )
}

/** The cell that put this one into the queue, or the scan, leaves at most three. */
const counts = ['None', 'One', 'Two', 'Three'] as const

export function decideOnNeighbors(view: View, cell: Cell, near: readonly Cell[]): Decision {
  return decideAmong(
    counts.map((option, count) => ({
      option,
      wrong:
        count === near.length ? undefined : count < near.length ? whyMore(near) : whyFewer(view, cell, near),
    })),
    { question: `${name(cell)} leaves the queue. How many of its neighbors join the queue?`, line: 'look' },
  )
}

function whyMore(near: readonly Cell[]): string {
  const cells = joinWords(near.map(name))
  return near.length === 1
    ? `${cells} is beside it, and it is land that is not sunk yet. It belongs to the same island, so it joins the queue now.`
    : `${cells} are beside it, and they are land that is not sunk yet. They belong to the same island, so each of them joins the queue now.`
}

/** What is on each side of the cell, so that each side that does not count is accounted for. */
function whyFewer({ map, grid }: View, cell: Cell, near: readonly Cell[]): string {
  const sides = [
    { side: 'above', row: cell.row - 1, column: cell.column },
    { side: 'to the right', row: cell.row, column: cell.column + 1 },
    { side: 'below', row: cell.row + 1, column: cell.column },
    { side: 'to the left', row: cell.row, column: cell.column - 1 },
  ]
  const found = sides.map(({ side, ...at }) => {
    const land = map[at.row]?.[at.column]
    const what =
      land === undefined
        ? 'the edge of the map'
        : land === 0
          ? 'water'
          : grid[at.row]?.[at.column] === 1
            ? 'land'
            : 'sunk land'
    return { side, what, at }
  })
  const kinds = [...new Set(found.map(({ what }) => what))].map((what) => {
    const where = found.flatMap((each) => (each.what === what ? [each.side] : []))
    return `${what} ${joinWords(where)}`
  })
  const sunk = found.find(({ what }) => what === 'sunk land')
  const thought = sunk
    ? `${name(sunk.at)} has joined the queue before and must not join it twice.`
    : hasLandAtCorner(map, cell)
      ? 'Cells that touch only at a corner are not neighbors.'
      : 'Only land joins the queue.'
  const joins =
    near.length === 0
      ? 'nothing joins'
      : near.length === 1
        ? `only ${name(near[0]!)} joins`
        : `only ${joinWords(near.map(name))} join`
  return `Around ${name(cell)} there is ${kinds.length === 1 ? kinds[0] : `${kinds.slice(0, -1).join(', ')}, and ${kinds.at(-1)}`}, so ${joins}. ${thought}`
}

function hasLandAtCorner(map: View['map'], { row, column }: Cell): boolean {
  return [-1, 1].some((down) => [-1, 1].some((right) => map[row + down]?.[column + right] === 1))
}
