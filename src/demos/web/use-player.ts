import { type KeyboardEvent, useEffect, useReducer } from 'react'
import { movePlayer, type Player, type PlayerEvent, speeds, stepDelayMs } from '../player.ts'

interface Timing {
  /** An open question stops playback. */
  isPausedAt(step: number): boolean
  /** An answer needs time to be read. */
  minDelayMs(step: number): number
}

const steady: Timing = { isPausedAt: () => false, minDelayMs: () => 0 }

/** Player state with the timer that advances it while it plays. */
export function usePlayer(start: () => Player, timing = steady): [Player, (event: PlayerEvent) => void] {
  const [player, send] = useReducer(movePlayer, undefined, start)
  const { playing, step, speed } = player
  const isPaused = timing.isPausedAt(step)
  const delayMs = Math.max(stepDelayMs[speed], timing.minDelayMs(step))

  useEffect(() => {
    if (!playing || isPaused) return
    const timer = setTimeout(() => send({ kind: 'advance', from: step }), delayMs)
    return () => clearTimeout(timer)
  }, [playing, isPaused, step, delayMs])

  return [player, send]
}

/** What a key does while the player has focus, unless the focused element needs the key itself. */
export function findKeyEvent(event: KeyboardEvent<HTMLElement>): PlayerEvent | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const { target, key } = event
  if (!(target instanceof Element)) return undefined
  const isSlider = target.matches('input[type="range"]')
  if (!isSlider && target.matches('input, textarea, select')) return undefined
  if (isSlider && key !== ' ' && !isSpeedKey(key)) return undefined
  if (key === ' ') return target.matches('button') ? undefined : { kind: 'toggle' }
  // Arrow keys scroll elements that scroll sideways. Tabs have already handled theirs.
  if (key.startsWith('Arrow') && target.matches('pre, .demo-scroller')) return undefined
  return eventOfKey(key)
}

function eventOfKey(key: string): PlayerEvent | undefined {
  const speed = speeds[Number(key) - 1]
  if (isSpeedKey(key) && speed !== undefined) return { kind: 'setSpeed', speed }
  switch (key) {
    case 'ArrowRight':
      return { kind: 'next' }
    case 'ArrowLeft':
      return { kind: 'previous' }
    case 'Home':
      return { kind: 'reset' }
    case 'End':
      return { kind: 'seek', step: Number.POSITIVE_INFINITY }
    default:
      return undefined
  }
}

function isSpeedKey(key: string): boolean {
  return /^[1-4]$/.test(key)
}
