import { useEffect, useState } from 'react'
import type { Result } from '#learning/results.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import type { Strands } from '../../standing/strands.ts'

const none: readonly Result[] = []

/** How well the guest or member drives and builds a pattern. The code for that is loaded once there is a result. */
export function useStrands(pattern: string): Strands | undefined {
  const results = useLearning().results[pattern] ?? none
  const [strands, setStrands] = useState<Strands>()

  useEffect(() => {
    if (results.length === 0) return setStrands(undefined)
    let isCurrent = true
    import('../../standing/strands.ts').then(
      ({ strandsOf }) => isCurrent && setStrands(strandsOf(results, Date.now())),
      () => {}, // Without network there is no number, which pages show as such.
    )
    return () => {
      isCurrent = false
    }
  }, [results])

  return strands
}
