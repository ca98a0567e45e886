import type { CSSProperties } from 'react'
import './round.css'
import { type Cell, describeCells } from './round-state.ts'

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
      className={`strip ${className}`}
      style={{ '--strip-height': `${height}px` } as CSSProperties}
    >
      {cells.map(({ kind, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
        <i key={index} data-kind={kind} data-state={state} />
      ))}
    </span>
  )
}
