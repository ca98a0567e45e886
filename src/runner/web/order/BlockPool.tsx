import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'
import { positionOf } from '../../listing/order.ts'
import type { Block, OrderPuzzle } from '../../listing/order-puzzle.ts'
import { type BlockHandlers, OrderBlock } from './OrderBlock.tsx'
import styles from './OrderRung.module.css'
import type { Drag } from './use-block-drag.ts'
import type { OrderState } from './use-order.ts'

interface BlockPoolProps {
  readonly puzzle: OrderPuzzle
  /** IDs of the right blocks in the order in which they are offered. */
  readonly shuffled: readonly string[]
  readonly state: OrderState
  readonly language: CodeLanguage
  readonly drag: Drag | undefined
  readonly helpId: string
  readonly handlers: BlockHandlers
}

/** The blocks that are not placed. A wrong one is offered beside the right one, until one of them is taken. */
export function BlockPool({ puzzle, shuffled, state, language, drag, helpId, handlers }: BlockPoolProps) {
  const isFree = ({ id }: Block) => positionOf(state.order, id) === undefined
  const groups = shuffled.map((id) => alternativesOf(puzzle, id))
  const open = groups.filter((group) => group.every(isFree))
  const left = groups.filter((group) => !group.every(isFree)).flatMap((group) => group.filter(isFree))
  const draw = (block: Block) => (
    <OrderBlock
      key={block.id}
      {...handlers}
      block={block}
      language={language}
      isDragged={drag?.id === block.id}
      describedBy={helpId}
    />
  )
  return (
    <section aria-label="Blocks" className={styles.pool}>
      <h2 className={styles.heading}>Blocks</h2>
      {open.length === 0 && <p className="text-sm text-muted">All lines are placed.</p>}
      <ul>
        {open.map((group) => (
          <li key={group[0]!.id} className={group.length > 1 ? styles.either : undefined}>
            {group.map((block, index) => (
              <span key={block.id} className="grid justify-items-start gap-1">
                {index > 0 && <em>or</em>}
                {draw(block)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <h2 className={`${styles.heading} mt-5`}>Not taken</h2>
          <ul className={styles.left}>
            {left.map((block) => (
              <li key={block.id}>{draw(block)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A block and the wrong ones for its position, in an order that gives nothing away. */
function alternativesOf({ blocks }: OrderPuzzle, id: string): readonly Block[] {
  const all = [...blocks.values()].filter((block) => block.id === id || block.wrong?.insteadOf === id)
  return all.toSorted((a, b) => (a.text < b.text ? -1 : 1))
}
