import { useState } from 'react'
import { rungCount } from '#learning/rules.ts'
import { useLearning } from '#learning/web/learning-source.ts'

/** Which hints of a problem are open. Those that were opened before, on any device, stand open again. */
export function useOpenedHints(number: number) {
  const { hints, openHint, isLoaded } = useLearning()
  // Visitors have nothing that is kept.
  const [openedHere, setOpenedHere] = useState(0)
  const opened = Math.max(openedHere, hints[number] ?? 0)
  return {
    /** 0 to 4. */
    opened,
    /** False until it is known which were opened before. */
    isLoaded,
    openNext() {
      const next = Math.min(opened + 1, rungCount)
      setOpenedHere(next)
      openHint(number, next)
    },
  }
}
