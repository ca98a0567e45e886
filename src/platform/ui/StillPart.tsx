import { type ReactNode, useDeferredValue, useState } from 'react'
import { useIsTakenOver } from './use-is-taken-over.ts'

interface StillPartProps {
  /** Unique in the page. */
  name: string
  /** From when on it is more than a picture. */
  isLive?: boolean
  /** Components whose code is fetched when they are first drawn (`lazy`); nothing in them answers to anybody. */
  children: ReactNode
}

/**
 * A part that does not move. In a page that was drawn ahead it stays as it stands there, and its code is not fetched;
 * on a page that is reached by a link, or once it is live, it is drawn like any other.
 */
export function StillPart({ name, isLive = false, children }: StillPartProps) {
  const isTakenOver = useIsTakenOver()
  const [drawnAhead] = useState(() => (isTakenOver ? undefined : findDrawn(name)))
  // What stands there stays until the code has come.
  const isLiveNow = useDeferredValue(isLive)
  if (drawnAhead === undefined || isLiveNow)
    return (
      <div key="live" data-still={name} className="contents">
        {children}
      </div>
    )
  return (
    <div
      key="drawn"
      data-still={name}
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what our own build wrote, and already in the page.
      dangerouslySetInnerHTML={{ __html: drawnAhead }}
    />
  )
}

/** The build draws a page without a document. */
function findDrawn(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML
}
