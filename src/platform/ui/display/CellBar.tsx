interface CellBarProps {
  /** Rounded down to whole cells: the bar is only full when all is done. The number beside it is exact. */
  filled: number
  cells: number
  /** Name of a hue, as in `data-hue`. */
  hue?: string
  /** Without a label the bar is decoration beside a number. */
  label?: string
  className?: string
}

/** Progress drawn as an array: one cell per thing done. */
export function CellBar({ filled, cells, hue, label, className = '' }: CellBarProps) {
  const whole = Math.max(0, Math.min(cells, Math.floor(filled)))
  const bar = Array.from({ length: cells }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
    <i key={index} data-filled={index < whole ? '' : undefined} />
  ))
  if (!label)
    return (
      <span className={`cells ${className}`} data-hue={hue} aria-hidden="true">
        {bar}
      </span>
    )
  return (
    <span
      className={`cells ${className}`}
      data-hue={hue}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={cells}
      aria-valuenow={whole}
    >
      {bar}
    </span>
  )
}
