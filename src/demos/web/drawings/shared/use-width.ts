import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width there is to draw on, in whole pixels; 0 until it is known. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => setWidth(Math.floor(watched.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])

  return [element, width]
}
