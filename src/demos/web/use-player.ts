import { type KeyboardEvent, useEffect, useReducer } from 'react'
import { movePlayer, type Player, type PlayerEvent, speeds, stepDelayMs } from '../player.ts'

/** What keeps the clock from going on as usual: an open question stops it, an answer wants to be read. */
interface Patience {
  isHeld(step: number): boolean
  leastDelayMs(step: number): number
}

/** The one clock of a demo: gives the player its time while it plays. */
export function usePlayer(start: () => Player, patience: Patience): [Player, (event: PlayerEvent) => void] {
  const [player, send] = useReducer(movePlayer, undefined, start)
  const { playing, step, speed } = player
  const isHeld = patience.isHeld(step)
  const delayMs = Math.max(stepDelayMs[speed], patience.leastDelayMs(step))

  useEffect(() => {
    if (!playing || isHeld) return
    const timer = setTimeout(() => send({ kind: 'advance', from: step }), delayMs)
    return () => clearTimeout(timer)
  }, [playing, isHeld, step, delayMs])

  return [player, send]
}

/** The key's meaning while the player has focus, unless what is focused needs the key itself. */
export function findKeyEvent(event: KeyboardEvent<HTMLElement>): PlayerEvent | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const { target, key } = event
  if (!(target instanceof Element)) return undefined
  const isSlider = target.matches('input[type="range"]')
  if (!isSlider && target.matches('input, textarea, select')) return undefined
  if (isSlider && key !== ' ' && !isSpeedKey(key)) return undefined
  if (key === ' ') return target.matches('button') ? undefined : { kind: 'toggle' }
  // Arrows scroll what scrolls sideways. Tabs have already taken theirs.
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
