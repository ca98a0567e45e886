import { useEffect, useState } from 'react'
import type { Demo } from '../demo.ts'
import { loadDemo } from '../demo-catalogue.ts'
import { preferredLanguage } from './code-language.ts'
import { loadCode } from './load-code.ts'

export type DemoLoading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly demo: Demo }
  | { readonly kind: 'failed'; retry(): void }

/** Fetches a demo and, at the same time, the code it will show first. */
export function useDemo(patternName: string): DemoLoading {
  const [loading, setLoading] = useState<DemoLoading>({ kind: 'loading' })
  const isLoading = loading.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    // A demo without its code is still worth showing; the code panel says what is missing.
    const code = loadCode(patternName, preferredLanguage()).catch(() => undefined)
    Promise.all([loadDemo(patternName), code]).then(
      ([demo]) => isWanted && setLoading({ kind: 'ready', demo }),
      () => isWanted && setLoading({ kind: 'failed', retry: () => setLoading({ kind: 'loading' }) }),
    )
    return () => {
      isWanted = false
    }
  }, [patternName, isLoading])

  return loading
}
