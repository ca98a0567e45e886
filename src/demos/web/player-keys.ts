import type { KeyboardEvent } from 'react'
import { type PlayerEvent, speeds } from '../player.ts'

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
