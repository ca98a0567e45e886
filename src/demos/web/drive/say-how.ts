import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'
import { valueAt } from '../../describe/value-at.ts'

const things = {
  cell: 'a cell',
  'table-cell': 'a cell',
  pointer: 'a pointer',
  node: 'a node',
  item: 'an item',
} as const

/** What to press for which kind of move. It never gives away which of several things has one. */
export function sayHow({ options, positions = {} }: Decision, step: Step): string {
  const placed = Object.entries(positions)
  if (placed.length === 0) return 'Choose below.'
  const parts = [...Map.groupBy(placed, ([, { kind }]) => things[kind])].map(([thing, moves]) => {
    const [only] = moves
    const isTelling = moves.length === 1 && only && !names(only[0], only[1], step)
    return isTelling ? `${thing} for “${only[0]}”` : thing
  })
  return `Press ${parts.join(' or ')} in the picture${placed.length < options.length ? ', or choose below.' : '.'}`
}

/** Whether the text of the move names what is pressed for it. */
function names(option: string, position: PicturePosition, step: Step): boolean {
  const words = option.split(/[^\p{L}\p{N}-]+/u)
  const index = 'index' in position ? String(position.index) : undefined
  return words.some((word) => word === index || word === valueAt(position, step))
}
