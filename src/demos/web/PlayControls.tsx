import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { type Player, type PlayerEvent, percentComplete } from '../player.ts'

type Send = (event: PlayerEvent) => void

/** Draws anew only at the ends of a run and when playing starts or stops: a step costs nothing here. */
export const PlayButtons = memo(function PlayButtons({
  isAtStart,
  isAtEnd,
  playing,
  send,
}: PlayButtonsProps) {
  return (
    <div className="demo-buttons">
      <button
        type="button"
        aria-label="Reset"
        aria-keyshortcuts="Home"
        title="Reset (Home)"
        onClick={() => send({ kind: 'reset' })}
      >
        <RotateCcw className="icon" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Previous step"
        aria-keyshortcuts="ArrowLeft"
        title="Previous step (←)"
        aria-disabled={isAtStart}
        onClick={() => send({ kind: 'previous' })}
      >
        <SkipBack className="icon" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="demo-play"
        aria-keyshortcuts="Space"
        title={playing ? 'Pause (Space)' : 'Play (Space)'}
        onClick={() => send({ kind: 'toggle' })}
      >
        {playing ? (
          <Pause className="icon" aria-hidden="true" />
        ) : (
          <Play className="icon" aria-hidden="true" />
        )}
        {playing ? 'Pause' : 'Play'}
      </button>
      <button
        type="button"
        aria-label="Next step"
        aria-keyshortcuts="ArrowRight"
        title="Next step (→)"
        aria-disabled={isAtEnd}
        onClick={() => send({ kind: 'next' })}
      >
        <SkipForward className="icon" aria-hidden="true" />
      </button>
    </div>
  )
})

interface PlayButtonsProps {
  isAtStart: boolean
  isAtEnd: boolean
  playing: boolean
  send: Send
}

export function StepCount({ player }: { player: Player }) {
  return (
    <p className="demo-count">
      <b>
        Step {player.step + 1} of {player.lastStep + 1}
      </b>{' '}
      <span>{percentComplete(player)}% complete</span>
    </p>
  )
}

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
