interface CellBarProps {
  /** Rounded to whole cells so that any part lights a cell, and all are lit only when everything is done. */
  filled: number
  cells: number
  /** Name of a hue, as in `data-hue`. */
  hue?: string
  /** Without a label the bar is decoration next to a number. */
  label?: string
  className?: string
}

/** A progress bar drawn as an array of cells. */
export function CellBar({ filled, cells, hue, label, className = '' }: CellBarProps) {
  const whole = filled >= cells ? cells : Math.min(cells - 1, Math.ceil(Math.max(0, filled)))
  const bar = Array.from({ length: cells }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index
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
