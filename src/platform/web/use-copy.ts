import { useCallback, useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

type CopyOutcome = 'copied' | 'refused'

/** Long enough to be read. */
const saidForMs = 4000

/** Copies a text, and knows for some seconds what came of it, so that the page can say so. */
export function useCopy(): { outcome: CopyOutcome | undefined; copy: (text: string) => void } {
  const [last, setLast] = useState<{ readonly outcome: CopyOutcome }>()

  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), saidForMs)
    return () => clearTimeout(timer)
  }, [last])

  const copy = useCallback((text: string) => {
    void copyText(text).then((isCopied) => setLast({ outcome: isCopied ? 'copied' : 'refused' }))
  }, [])

  return { outcome: last?.outcome, copy }
}
