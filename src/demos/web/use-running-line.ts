import { type RefObject, useEffect, useRef } from 'react'

/** For long code in a panel that scrolls: its line stays in view. The page stays where the reader is. */
export function useRunningLine(lineNumber: number | undefined): RefObject<HTMLPreElement | null> {
  const pre = useRef<HTMLPreElement>(null)
  useEffect(() => {
    const current = pre.current?.children[(lineNumber ?? 0) - 1]
    if (!pre.current || !current) return
    const panel = pre.current.getBoundingClientRect()
    const { top, bottom } = current.getBoundingClientRect()
    if (top < panel.top || bottom > panel.bottom)
      pre.current.scrollTop += (top + bottom - panel.top - panel.bottom) / 2
  }, [lineNumber])
  return pre
}
