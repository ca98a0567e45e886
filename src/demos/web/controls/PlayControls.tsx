import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import type { CSSProperties, Ref } from 'react'
import { type Player, type PlayerEvent, percentComplete } from '../../player.ts'

export function PlayButtons({ isAtStart, isAtEnd, playing, send, nextButton }: PlayButtonsProps) {
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
      {playing !== undefined && (
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
          <span>{playing ? 'Pause' : 'Play'}</span>
        </button>
      )}
      <button
        ref={nextButton}
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
}

interface PlayButtonsProps {
  isAtStart: boolean
  isAtEnd: boolean
  /** Undefined where the learner only steps. */
  playing?: boolean
  send: (event: PlayerEvent) => void
  nextButton?: Ref<HTMLButtonElement>
}

export function StepCount({ player }: { player: Player }) {
  return (
    <p className="demo-count">
      <b>{`Step ${player.step + 1} of ${player.lastStep + 1}`}</b>{' '}
      <span>{`${percentComplete(player)}% complete`}</span>
    </p>
  )
}

interface ScrubberProps {
  step: number
  stepCount: number
  onSeek: (step: number) => void
}

/** One cell per step, with the browser's own slider transparent on top: its thumb is as wide as a cell. */
export function Scrubber({ step, stepCount, onSeek }: ScrubberProps) {
  return (
    // React's style type has no custom properties.
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
          <b key={index} data-done={index <= step} data-current={index === step} />
        ))}
      </span>
    </div>
  )
}
