import type { CSSProperties, Ref } from 'react'
import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'
import type { Position } from '../../listing/order.ts'
import type { OrderPuzzle } from '../../listing/order-puzzle.ts'
import { BlockCode, type BlockHandlers, OrderBlock } from './OrderBlock.tsx'
import styles from './OrderRung.module.css'
import { type OrderRow, rowsOf, whereOf } from './order-rows.ts'
import type { Drag } from './use-block-drag.ts'
import type { OrderState } from './use-order.ts'

interface OrderListProps {
  readonly ref: Ref<HTMLOListElement>
  readonly puzzle: OrderPuzzle
  readonly state: OrderState
  readonly language: CodeLanguage
  readonly drag: Drag | undefined
  readonly showsParts: boolean
  readonly helpId: string
  readonly handlers: BlockHandlers
}

/** The lines so far, with an empty row for each that is missing. */
export function OrderList({
  ref,
  puzzle,
  state,
  language,
  drag,
  showsParts,
  helpId,
  handlers,
}: OrderListProps) {
  const { order, lifted, verdict } = state
  const rows = rowsOf(puzzle, order)
  const drop = drag?.target && dropOf(rows, drag.target, drag.id)
  const fault = verdict?.fault
  return (
    <ol ref={ref} className={styles.lines} aria-label="Your order">
      {rows.map((row, index) => {
        const indent = indentOf(row)
        const style = {
          '--in': indent,
          ...(drop?.row === row && { '--drop': drag?.target?.indent }),
        } as CSSProperties
        if (row.kind === 'closer')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a closer has no other identity.
            <li key={`closer-${index}`} className={styles.closer} style={style} aria-hidden="true">
              <code>{row.text}</code>
            </li>
          )
        const isWrong =
          fault !== undefined &&
          row.kind !== 'given' &&
          row.position.section === fault.section &&
          row.position.index === fault.index
        return (
          <li
            key={row.kind === 'block' ? row.block.id : `row-${row.kind}-${row.number}`}
            style={style}
            data-row={row.kind === 'given' ? undefined : `${row.position.section} ${row.position.index}`}
            data-empty={row.kind === 'empty' || undefined}
            data-drop={drop?.row === row ? (drop.isBelow ? 'below' : 'above') : undefined}
            className={styles.row}
          >
            <span className={styles.number} aria-hidden="true">
              {row.number}
            </span>
            <span className={styles.line}>
              {row.kind === 'given' && <BlockCode text={row.line.text} language={language} />}
              {row.kind === 'empty' && (
                <span className={styles.empty} data-wrong={isWrong || undefined}>
                  <span className="sr-only">{`line ${row.number} is open`}</span>
                </span>
              )}
              {row.kind === 'block' && (
                <OrderBlock
                  {...handlers}
                  block={row.block}
                  language={language}
                  where={whereOf(rows, row.block.id)}
                  isLifted={lifted?.id === row.block.id}
                  isDragged={drag?.id === row.block.id}
                  isWrong={isWrong}
                  describedBy={helpId}
                />
              )}
            </span>
            {showsParts && row.kind !== 'given' && (
              <span className={styles.part} data-named={row.part !== undefined || undefined}>
                {isFirstOfPart(rows, index) && row.part}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function indentOf(row: OrderRow): number {
  if (row.kind === 'given') return row.line.indent
  return row.kind === 'closer' ? row.indent : row.position.indent
}

function isFirstOfPart(rows: readonly OrderRow[], index: number): boolean {
  const part = partOf(rows[index])
  const before = rows.slice(0, index).findLast(({ kind }) => kind !== 'closer')
  return part !== undefined && part !== partOf(before)
}

function partOf(row: OrderRow | undefined): string | undefined {
  return row?.kind === 'block' || row?.kind === 'empty' ? row.part : undefined
}

/** The row above or below which a dragged block would come. */
function dropOf(rows: readonly OrderRow[], { section, index }: Position, id: string) {
  const others = rows.filter(
    (row) =>
      (row.kind === 'empty' && row.position.section === section) ||
      (row.kind === 'block' && row.position.section === section && row.block.id !== id),
  )
  const row = others[index]
  if (row) return { row, isBelow: false }
  const last = others.at(-1)
  return last && { row: last, isBelow: true }
}
