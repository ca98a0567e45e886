import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { memo } from 'react'
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
