import { type CSSProperties, memo } from 'react'

interface ScrubberProps {
  step: number
  stepCount: number
  onSeek: (step: number) => void
}

/** One cell per step. The slider over the drawing is the browser's own: its thumb is as wide as a cell. */
export const Scrubber = memo(function Scrubber({ step, stepCount, onSeek }: ScrubberProps) {
  const done = (100 * (step + 1)) / stepCount
  return (
    // React's type of a style knows no custom properties.
    <div className="demo-scrubber" style={{ '--steps': stepCount } as CSSProperties}>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${step + 1} of ${stepCount}`}
        min={1}
        max={stepCount}
        value={step + 1}
        onChange={(event) => onSeek(event.target.valueAsNumber - 1)}
      />
      <span aria-hidden="true">
        <Cells count={stepCount} />
      </span>
      {/* Without a box, as in `CodePanel`. */}
      <div aria-hidden="true" className="contents" style={{ '--done': done } as CSSProperties}>
        <span data-done>
          <Cells count={stepCount} />
        </span>
        <i />
      </div>
    </div>
  )
})

/** Drawn once for a run: a step only uncovers one more of those that are done. */
const Cells = memo(function Cells({ count }: { count: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its step.
  return Array.from({ length: count }, (_, index) => <b key={index} />)
})
