import { clampIndent, type Order, type Position, positionOf } from '../../listing/order.ts'
import type { OrderPuzzle } from '../../listing/order-puzzle.ts'

/** So far beside the list, a block is out of it, in px. */
const margin = 32

/**
 * The position in the drawn list at which a block would be set down, among the other blocks.
 *
 * @param left of the block, in the window
 * @param middle height of the pointer, in the window
 */
export function findTarget(
  puzzle: OrderPuzzle,
  order: Order,
  list: HTMLElement,
  id: string,
  left: number,
  middle: number,
): Position | undefined {
  const box = list.getBoundingClientRect()
  if (middle < box.top - margin || middle > box.bottom + margin || left > box.right - margin) return undefined
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { row, center: (top + bottom) / 2 }
  })
  const nearest = rows.toSorted((a, b) => Math.abs(a.center - middle) - Math.abs(b.center - middle))[0]
  if (!nearest) return undefined
  const [section = 0, index = 0] = nearest.row.dataset.row!.split(' ').map(Number)
  const isAfter = nearest.row.dataset.empty === undefined && middle > nearest.center
  const own = positionOf(order, id)
  const isBelowOwn = own?.section === section && own.index < index + (isAfter ? 1 : 0)
  const last = order[section]!.length - (own?.section === section ? 1 : 0)
  const style = getComputedStyle(list)
  const step = Number.parseFloat(style.getPropertyValue('--step'))
  const gutter = Number.parseFloat(style.getPropertyValue('--numbers'))
  return {
    section,
    index: Math.min(last, index + (isAfter ? 1 : 0) - (isBelowOwn ? 1 : 0)),
    indent: clampIndent(puzzle, section, Math.round((left - box.left - gutter) / step)),
  }
}
