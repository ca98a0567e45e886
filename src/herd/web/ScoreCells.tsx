/** A score up to 5 as five cells, the last of them filled in part. Decoration beside a number. */
export function ScoreCells({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 112 10" aria-hidden="true" className="h-2 w-[90px] flex-none md:h-2.5 md:w-28">
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
