import { createContext, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'

interface RowSideProps {
  isFront: boolean
  /** Gives the row the height of what it is called with. */
  measure: (content: Element) => void
  children: ReactNode
}

/**
 * One side of a row; the front covers the back. It is laid out and painted there like any other, so that to turn the
 * row over changes the order of two boxes. To hide a side by its style, or to make it inert in the same frame, would
 * have the styles of all its elements looked up then: `inert` follows the picture. On paper there are no grounds to cover anything with.
 */
export function RowSide({ isFront, measure, children }: RowSideProps) {
  const side = useRef<HTMLDivElement>(null)
  const wasFront = useDeferredValue(isFront)
  useEffect(() => {
    const content = side.current?.firstElementChild
    if (isFront && content) measure(content)
  }, [isFront, measure])
  return (
    <div
      ref={side}
      aria-hidden={!isFront || undefined}
      inert={!wasFront}
      className={`absolute inset-0 bg-canvas ${isFront ? 'z-1' : 'z-0 print:hidden'}`}
    >
      <IsFront value={wasFront}>{children}</IsFront>
    </div>
  )
}

/** False on the back of a row. Changes with `inert`, a moment after the row was turned. */
export const IsFront = createContext(true)
