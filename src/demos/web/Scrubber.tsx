import { type CSSProperties, memo } from 'react'

interface ScrubberProps {
  step: number
  stepCount: number
  onSeek: (step: number) => void
}

/** One cell per step. The slider over the drawing is the browser's own: its thumb is as wide as a cell. */
export const Scrubber = memo(function Scrubber({ step, stepCount, onSeek }: ScrubberProps) {
  return (
    // React's type of a style knows no custom properties.
    <div className="demo-scrubber" style={{ '--steps': stepCount, '--done': step + 1 } as CSSProperties}>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${step + 1} of ${stepCount}`}
        min={1}
        max={stepCount}
        value={step + 1}
        onChange={(event) => onSeek(event.target.valueAsNumber - 1)}
      />
      <Cells count={stepCount} />
      <Cells count={stepCount} isDone />
      <i aria-hidden="true" />
    </div>
  )
})

/** Drawn once for a run: a step only uncovers one more of those that are done. */
const Cells = memo(function Cells({ count, isDone }: { count: number; isDone?: boolean }) {
  return (
    <span aria-hidden="true" data-done={isDone}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its step.
        <b key={index} />
      ))}
    </span>
  )
})
