import type { OrderPuzzle } from './order-puzzle.ts'

/** A block where the learner has put it. */
export interface Placed {
  readonly id: string
  /** In steps, as in the listing. */
  readonly indent: number
}

/** What is placed in each section, from top to bottom. */
export type Order = readonly (readonly Placed[])[]

export interface Position {
  readonly section: number
  /** Among the blocks of the section. */
  readonly index: number
  readonly indent: number
}

export function emptyOrder({ sections }: OrderPuzzle): Order {
  return sections.map(() => [])
}

export function positionOf(order: Order, id: string): Position | undefined {
  for (const [section, placed] of order.entries()) {
    const index = placed.findIndex((each) => each.id === id)
    if (index >= 0) return { section, index, indent: placed[index]!.indent }
  }
  return undefined
}

export function takeOut(order: Order, id: string): Order {
  return order.map((placed) => placed.filter((each) => each.id !== id))
}

/** @param position among the other blocks */
export function put(order: Order, id: string, { section, index, indent }: Position): Order {
  return takeOut(order, id).map((placed, at) =>
    at === section ? placed.toSpliced(index, 0, { id, indent }) : placed,
  )
}

/** How far in a line of the section may be. */
export function clampIndent(puzzle: OrderPuzzle, section: number, indent: number): number {
  const { base, lines } = puzzle.sections[section]!
  const deepest = Math.max(...lines.map((line) => line.indent)) + 1
  return Math.min(deepest, Math.max(base, indent))
}

/** One line up or down, into the next section where one ends. */
export function moveBy(puzzle: OrderPuzzle, order: Order, id: string, by: 1 | -1): Order {
  const position = positionOf(order, id)
  if (!position) return order
  const others = takeOut(order, id)
  const to = { ...position, index: position.index + by }
  if (to.index < 0 || to.index > others[to.section]!.length) {
    to.section += by
    const next = others[to.section]
    if (!next) return order
    to.index = by > 0 ? 0 : next.length
  }
  return put(order, id, { ...to, indent: clampIndent(puzzle, to.section, to.indent) })
}

export function indentBy(puzzle: OrderPuzzle, order: Order, id: string, by: 1 | -1): Order {
  const position = positionOf(order, id)
  if (!position) return order
  return put(order, id, {
    ...position,
    indent: clampIndent(puzzle, position.section, position.indent + by),
  })
}

/** After the last block of the first section that has room, as far in as the block before it. */
export function nextPosition(puzzle: OrderPuzzle, order: Order): Position {
  const room = puzzle.sections.findIndex(({ lines }, index) => order[index]!.length < lines.length)
  const section = room < 0 ? puzzle.sections.length - 1 : room
  const placed = order[section]!
  return { section, index: placed.length, indent: placed.at(-1)?.indent ?? puzzle.sections[section]!.base }
}
