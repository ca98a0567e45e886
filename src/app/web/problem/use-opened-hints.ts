import { useEffect, useState } from 'react'
import { rungCount } from '#learning/rules.ts'
import { useLearning } from '#learning/web/use-learning.ts'

/** Which hints of a problem are open. Those that were opened before, on any device, stand open again. */
export function useOpenedHints(number: number) {
  const { hints, openHint, isLoaded } = useLearning()
  const kept = hints[number] ?? 0
  // Of visitors nothing is kept.
  const [openedHere, setOpenedHere] = useState(0)
  const opened = Math.max(openedHere, kept)

  useEffect(() => {
    if (openedHere > kept) openHint(number, openedHere)
  }, [number, openedHere, kept, openHint])

  return {
    /** 0 to 4. */
    opened,
    /** False until it is known which were opened before. */
    isLoaded,
    openNext: () => setOpenedHere(Math.min(opened + 1, rungCount)),
  }
}
