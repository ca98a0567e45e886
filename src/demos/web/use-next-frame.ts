import { useEffect, useRef, useState } from 'react'

/**
 * The value as it was until the frame after the one that first shows it. What takes its turn this way is never drawn
 * in one frame with what came before it, however fast that was: each frame has its own part of a step to do. While
 * values keep coming, as from a dragged scrubber, the latest is shown every second frame.
 */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const frame = useRef<number>(undefined)

  useEffect(() => {
    latest.current = value
    if (frame.current !== undefined) return
    // The first of these still belongs to the frame that shows the change itself.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        frame.current = undefined
        setShown(() => latest.current)
      })
    })
  }, [value])

  useEffect(() => {
    return () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    }
  }, [])

  return shown
}
