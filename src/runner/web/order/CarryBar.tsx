import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease } from 'lucide-react'
import { Button, iconButton } from '#platform/ui/controls/Button.tsx'
import styles from './OrderRung.module.css'
import type { OrderEvent } from './use-order.ts'

const moves = [
  { label: 'One step out', icon: IndentDecrease, event: { kind: 'indent', by: -1 } },
  { label: 'One step in', icon: IndentIncrease, event: { kind: 'indent', by: 1 } },
  { label: 'One line up', icon: ArrowUp, event: { kind: 'move', by: -1 } },
  { label: 'One line down', icon: ArrowDown, event: { kind: 'move', by: 1 } },
] as const

interface CarryBarProps {
  readonly id: string
  /** As in 'line 9, three steps in'. */
  readonly where: string | undefined
  onEvent(event: OrderEvent): void
}

/** Moves the lifted block without a keyboard. */
export function CarryBar({ id, where, onEvent }: CarryBarProps) {
  return (
    <div role="toolbar" aria-label="Move the block" className={styles.carry}>
      {/* The status below says it, too. */}
      <span className="w-full text-xs text-ink-2 lg:hidden" aria-hidden="true">
        {where}
      </span>
      {moves.map(({ label, icon: Icon, event }) => (
        <button
          key={label}
          type="button"
          className={iconButton}
          aria-label={label}
          title={label}
          onClick={() => onEvent(event)}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      ))}
      <Button look="quiet" onClick={() => onEvent({ kind: 'drop', id, to: undefined })}>
        Take out
      </Button>
      <Button onClick={() => onEvent({ kind: 'set-down' })}>Set down</Button>
    </div>
  )
}
