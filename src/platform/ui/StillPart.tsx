import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react'

interface StillPartProps {
  /** From when on it is more than a picture. */
  isLive?: boolean
  /** Components whose code is fetched when they are first drawn (`lazy`); nothing in them answers to anybody. */
  children: ReactNode
}

/**
 * A part that does not move. In a page that was drawn ahead it stays as it stands there, and its code is not fetched;
 * on a page that is reached by a link, or once it is live, it is drawn like any other.
 */
export function StillPart({ isLive = false, children }: StillPartProps) {
  const isDrawnAhead = useIsDrawnAhead()
  // What stands there stays until the code has come.
  const isLiveNow = useDeferredValue(isLive)
  if (!isDrawnAhead || isLiveNow)
    return (
      <div key="live" className="contents">
        {children}
      </div>
    )
  return (
    <div
      key="drawn"
      className="contents"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never set: see below.
      dangerouslySetInnerHTML={leftAlone}
    />
  )
}

/**
 * React neither reads nor writes what stands in an element that it takes over with a text of its own, as long as that
 * text stays the same. To read it first, for a hundred parts of a page, would cost the page's start.
 */
const leftAlone = { __html: '' }

/** Whether React takes this over from a page that was drawn ahead. It stays so: no part is drawn anew to find out. */
function useIsDrawnAhead(): boolean {
  const [start] = useState(() => ({ isTakeover: false }))
  return useSyncExternalStore(
    neverChanges,
    () => start.isTakeover,
    () => {
      // The build, which draws the page, has no document.
      start.isTakeover = typeof document !== 'undefined'
      return start.isTakeover
    },
  )
}

const neverChanges = () => () => {}
