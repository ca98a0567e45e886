import { type Cell, describeCells } from './round-state.ts'
import styles from './Strip.module.css'

interface StripProps {
  readonly cells: readonly Cell[]
  /** In pixels. */
  readonly height?: number
  /** A description in words stands beside it. */
  readonly isDecoration?: boolean
  readonly className?: string
}

/** A round as an array: one cell for each item, split in two for a Flip. */
export function Strip({ cells, height = 14, isDecoration = false, className = '' }: StripProps) {
  return (
    <span
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': describeCells(cells) })}
      className={`flex gap-0.75 forced-color-adjust-none ${className}`}
      style={{ height }}
    >
      {cells.map(({ kind, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
        <i key={index} className={styles.cell} data-kind={kind} data-state={state} />
      ))}
    </span>
  )
}
