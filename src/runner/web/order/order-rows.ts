import { type CodeLine, withClosers } from '../../listing/code-lines.ts'
import type { Order, Position } from '../../listing/order.ts'
import type { Block, OrderPuzzle } from '../../listing/order-puzzle.ts'

/** A row of the list. Numbers count the rows that are lines of the program, from 1. */
export type OrderRow =
  | { readonly kind: 'given'; readonly number: number; readonly line: CodeLine }
  | {
      readonly kind: 'block'
      readonly number: number
      readonly position: Position
      readonly block: Block
      readonly part?: string | undefined
    }
  | {
      readonly kind: 'empty'
      readonly number: number
      readonly position: Position
      readonly part?: string | undefined
    }
  /** Ends a block of the program. Drawn from the indentation, and not to be moved. */
  | { readonly kind: 'closer'; readonly text: string; readonly indent: number }

/** Given lines, placed blocks, and an empty row for each that is still missing. */
export function rowsOf(puzzle: OrderPuzzle, order: Order): readonly OrderRow[] {
  const { layout, sections, blocks, language } = puzzle
  const placed = order.map((section) =>
    section.map(({ id, indent }) => ({ ...blocks.get(id)!, indent }) satisfies CodeLine),
  )
  const program = layout.flatMap((item) => (item.kind === 'given' ? [item.line] : placed[item.section]!))
  const drawn = [...withClosers<CodeLine>(program, language)]
  const rows: OrderRow[] = []
  let number = 0
  /** The closers before a line, and the line itself. */
  const takeLine = (): CodeLine => {
    for (;;) {
      const next = drawn.shift()!
      if (next.kind === 'line') return next.line
      rows.push(next)
    }
  }
  for (const item of layout) {
    if (item.kind === 'given') {
      const line = takeLine()
      rows.push({ kind: 'given', number: ++number, line })
      continue
    }
    const { section } = item
    const { lines, base } = sections[section]!
    const partAt = (index: number) => lines[Math.min(index, lines.length - 1)]?.part
    for (const [index, { id, indent }] of order[section]!.entries()) {
      takeLine()
      const position = { section, index, indent }
      rows.push({ kind: 'block', number: ++number, position, block: blocks.get(id)!, part: partAt(index) })
    }
    for (let index = order[section]!.length; index < lines.length; index++)
      rows.push({
        kind: 'empty',
        number: ++number,
        position: { section, index, indent: base },
        part: partAt(index),
      })
  }
  for (const rest of drawn) if (rest.kind === 'closer') rows.push(rest)
  return rows
}

const numbers = ['not', 'one step', 'two steps', 'three steps', 'four steps', 'five steps', 'six steps']

export function stepsIn(indent: number): string {
  return `${numbers[indent] ?? `${indent} steps`} in`
}

/** As in 'line 9, three steps in'. */
export function whereOf(rows: readonly OrderRow[], id: string): string | undefined {
  const row = rows.find((each) => each.kind === 'block' && each.block.id === id)
  return row?.kind === 'block' ? `line ${row.number}, ${stepsIn(row.position.indent)}` : undefined
}
