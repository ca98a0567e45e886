/** A score up to 5 as five cells, the last of them partly filled. Decoration next to the number. */
export function ScoreCells({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 112 10" aria-hidden="true" className="h-2 w-[90px] flex-none">
      {[0, 1, 2, 3, 4].map((cell) => (
        <g key={cell} transform={`translate(${cell * 23})`}>
          <rect width="20" height="10" rx="2" className="fill-(--track) forced-colors:stroke-ink" />
          {score > cell && (
            <rect
              width={20 * Math.min(1, score - cell)}
              height="10"
              rx="2"
              className="fill-(--accent-mark)"
            />
          )}
        </g>
      ))}
    </svg>
  )
}

/** The classes of a cell to choose a score with: the chosen one is filled, those below it are tinted. */
export function scoreCellClass(value: number, score: number): string {
  if (value === score) return 'z-2 border-accent-text bg-accent font-heavy text-on-accent'
  if (value < score) return 'z-1 border-accent-text bg-accent-soft font-semibold text-ink'
  return 'border-viz-default-stroke font-semibold text-muted hover:bg-surface-2'
}
