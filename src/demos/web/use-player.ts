import { type KeyboardEvent, useEffect, useReducer } from 'react'
import { areSingleKeysOn } from '#platform/web/input/single-keys.ts'
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
  const { target, key } = event
  if (!isForPlayer(event)) return undefined
  // Sliders and radio buttons have arrow keys of their own.
  const isOwn = target instanceof Element && target.matches('input')
  if (key === ' ') return isOwnSpace(target) ? undefined : { kind: 'toggle' }
  if (isOwn && !isSpeedKey(key)) return undefined
  // Arrow keys scroll elements that scroll sideways. Tabs have already handled theirs.
  if (key.startsWith('Arrow') && target instanceof Element && target.matches('.demo-scroller'))
    return undefined
  return eventOfKey(key)
}

/** An event of React or of the browser. */
type PressedKey = Pick<
  globalThis.KeyboardEvent,
  'target' | 'key' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey'
>

/** The digit that was pressed, from 1 on, unless the focused element needs it. */
export function findDigit(event: PressedKey): number | undefined {
  return areSingleKeysOn() && isForPlayer(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : undefined
}

/** Not what is typed into a field, nor a shortcut of the browser. */
export function isForPlayer({ target, defaultPrevented, altKey, ctrlKey, metaKey }: PressedKey): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return false
  return !target.matches('textarea, select, input:not([type="range"], [type="radio"])')
}

function isOwnSpace(target: EventTarget): boolean {
  return target instanceof Element && target.matches('button, summary, input[type="radio"]')
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
  return areSingleKeysOn() && /^[1-4]$/.test(key)
}
