import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the top of the document an element begins, kept true while what stands before it grows. */
export function useListTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const before of elementsBefore(element.current)) observer.observe(before)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** Not the page itself, which grows with the element. */
function* elementsBefore(element: Element | null): Generator<Element> {
  for (let inner = element; inner; inner = inner.parentElement)
    for (let before = inner.previousElementSibling; before; before = before.previousElementSibling)
      yield before
}
