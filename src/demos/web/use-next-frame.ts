import { useEffect, useState } from 'react'

/**
 * The value as it was until the frame after the one that first shows it. What takes its turn this way is never drawn
 * in one frame with what came before it, however fast that was: each frame has its own part of a step to do.
 */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    // The first of these still belongs to the frame that shows the change itself.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(() => value))
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
