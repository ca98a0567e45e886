import { type RefObject, useEffect, useRef, useState } from 'react'
import { missingPart } from './missing-part.ts'

type Part<T> = (
  | { kind: 'loading'; retry?: undefined }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; part: T }
) & {
  /** For what stands around the part in all three; it is to take the focus (`tabIndex={-1}`). */
  place: RefObject<HTMLDivElement | null>
}

/** Code or content that is fetched when it is first looked at. `load` must be stable. */
export function usePart<T>(load: () => Promise<T>): Part<T> {
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ part?: T; failedAttempt?: number }>({})

  useEffect(() => {
    let isWanted = true
    load().then(
      (part) => isWanted && setState({ part }),
      () => {
        if (!isWanted) return
        setState({ failedAttempt: attempt })
        if (attempt > 0) dispatchEvent(new Event(missingPart))
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])

  function retry() {
    // The button goes: whoever reads on by keyboard does so here.
    place.current?.focus({ preventScroll: true })
    setAttempt(attempt + 1)
  }

  if (state.part !== undefined) return { kind: 'ready', part: state.part, place }
  if (state.failedAttempt === attempt) return { kind: 'failed', retry, place }
  return { kind: 'loading', place }
}
