import { useEffect, useState } from 'react'
import { missingPart } from './missing-part.ts'

type Part<T> =
  | { kind: 'loading'; retry?: undefined }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; part: T }

/** Code or content that is fetched when it is first looked at. `load` must be stable. */
export function usePart<T>(load: () => Promise<T>): Part<T> {
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

  if (state.part !== undefined) return { kind: 'ready', part: state.part }
  if (state.failedAttempt === attempt) return { kind: 'failed', retry: () => setAttempt(attempt + 1) }
  return { kind: 'loading' }
}
