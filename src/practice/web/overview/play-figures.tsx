import styles from './practice.module.css'

const frame = {
  className: styles.figure,
  viewBox: '0 -14 250 98',
  width: 250,
  height: 98,
} as const

const letterHeight = 50

/** Five envelopes. Those of a check that is done are open, and filled as far as it was right. */
export function EnvelopesFigure({ right }: { right: number | undefined }) {
  const isOpen = right !== undefined
  return (
    <svg {...frame} aria-hidden="true">
      {[2, 51, 100, 149, 198].map((x, index) => (
        <g key={x} className="fill-none stroke-line-strong stroke-[1.5] [stroke-linejoin:round]">
          <rect
            className={isOpen ? 'fill-none' : 'fill-surface'}
            x={x}
            y="26"
            width="43"
            height={letterHeight}
            rx="3"
          />
          {right !== undefined && right > index && (
            <path
              className="fill-accent-mark stroke-none"
              d={`M${x + 4} ${22 + letterHeight}v${(8 - letterHeight) * Math.min(1, right - index)}h35v${(letterHeight - 8) * Math.min(1, right - index)}z`}
            />
          )}
          <path d={isOpen ? `m${x + 1} 28 20.5 -16 20.5 16` : `m${x + 1} 28 20.5 19 20.5 -19`} />
        </g>
      ))}
    </svg>
  )
}

const steps = 16

/** Steps that get higher, lit as far as the best streak. */
export function StepsFigure({ best }: { best: number }) {
  return (
    <svg {...frame} aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => {
        const height = 12 + (index * 58) / (steps - 1)
        const look =
          index < best
            ? 'fill-accent-mark'
            : index === best
              ? 'fill-none stroke-accent-text stroke-[1.5] [stroke-dasharray:3_3]'
              : 'fill-track'
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its index.
            key={index}
            className={look}
            x={1 + index * 14.7}
            y={84 - height}
            width="12.2"
            height={height}
            rx="1.5"
          />
        )
      })}
      {best > 0 && (
        <path
          className="fill-ink stroke-ink stroke-[1.75] [stroke-linejoin:round]"
          d={`M${1 + Math.min(best - 1, steps - 1) * 14.7 + 6} ${84 - (12 + (Math.min(best - 1, steps - 1) * 58) / (steps - 1))}v-22l11 5-11 5`}
        />
      )}
    </svg>
  )
}

/** How many were named in each part of the three minutes of a storm. Only a picture. */
const cells = [2, 3, 1, 2, 2, 1, 2, 3, 0, 2, 2, 1, 2, 1, 2, 2, 1, 1]

export function CellsFigure({ hasPlayed }: { hasPlayed: boolean }) {
  return (
    <svg {...frame} aria-hidden="true">
      {cells.map((count, column) => {
        const x = 1 + column * 13.8
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its index.
          <g key={column}>
            {hasPlayed &&
              Array.from({ length: count }, (_, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
                  key={index}
                  className="fill-accent-mark"
                  x={x}
                  y={68 - index * 14}
                  width="11"
                  height="11"
                  rx="1.5"
                />
              ))}
            <path className="stroke-line-strong stroke-[1.5]" d={`M${x} 83h11`} />
          </g>
        )
      })}
    </svg>
  )
}
