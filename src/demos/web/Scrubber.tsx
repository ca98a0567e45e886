import { type CSSProperties, memo } from 'react'

interface ScrubberProps {
  step: number
  stepCount: number
  onSeek: (step: number) => void
}

/** One cell per step. The slider under the drawing is the browser's own: its thumb is as wide as a cell. */
export const Scrubber = memo(function Scrubber({ step, stepCount, onSeek }: ScrubberProps) {
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
        {Array.from({ length: stepCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its step.
          <i key={index} data-state={index < step ? 'past' : index === step ? 'now' : undefined} />
        ))}
      </span>
    </div>
  )
})
