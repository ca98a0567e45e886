import { useEffect, useEffectEvent, useState } from 'react'

/** Escape twice in a row stops. Returns what to say after the first one. */
export function useStopKeys(onStop: () => void): string {
  const [isAsked, setAsked] = useState(false)
  const stop = useEffectEvent(onStop)
  const onKey = useEffectEvent(({ key, repeat }: KeyboardEvent) => {
    if (repeat || key === 'Shift' || document.querySelector('dialog[open]')) return
    if (key === 'Escape' && isAsked) stop()
    setAsked(key === 'Escape' && !isAsked)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return isAsked ? 'Press Escape again to stop.' : ''
}
