import { useCallback } from 'react'
import { usePart } from '#platform/ui/use-part.ts'
import { loadDemo } from '../demo-catalogue.ts'
import { preferredLanguage } from './code-language.ts'
import { loadCode } from './load-code.ts'

/** Fetches a demo and, at the same time, the code it will show first. */
export function useDemo(patternName: string) {
  const load = useCallback(async () => {
    // A demo without its code is still worth showing; the code panel says what is missing.
    const code = loadCode(patternName, preferredLanguage()).catch(() => undefined)
    const [demo] = await Promise.all([loadDemo(patternName), code])
    return demo
  }, [patternName])
  return usePart(load)
}
