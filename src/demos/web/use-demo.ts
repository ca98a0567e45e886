import { useSuspenseQuery } from '@tanstack/react-query'
import { loadCode, loadDemo } from '../demo-catalogue.ts'

/** A pattern's demo and its code. Suspends until both are loaded. */
export function useDemo(patternName: string) {
  const { data } = useSuspenseQuery({
    queryKey: ['demo', patternName],
    queryFn: async () => {
      const [demo, code] = await Promise.all([loadDemo(patternName), loadCode(patternName)])
      return { demo, code }
    },
  })
  return data
}
