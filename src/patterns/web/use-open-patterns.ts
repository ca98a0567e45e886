import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { isReturn } from '#platform/web/is-return.ts'

/** What was open on each visit of this document, by the key of its entry in the history. */
const openOnVisit = new Map<string, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

/**
 * Which pattern cards are open; none at first, and after Back those that were. An address that ends in `#pattern-name`
 * opens that card and brings it into view, after `onLinked` has made sure that no filter hides it.
 */
export function useOpenPatterns(names: readonly string[], onLinked: () => void) {
  const { hash, key } = useLocation()
  const linked = names.find((name) => hash === `#${name}`)
  const before = useMemo(() => openOnVisit.get(key), [key])
  const [open, setOpen] = useState(before ?? none)

  useEffect(() => {
    if (linked === undefined || before) return
    onLinked()
    setOpen((others) => new Set(others).add(linked))
    // After a reload the reader is where they were.
    if (isReturn(key)) return
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(linked)
      card?.scrollIntoView({ block: 'start' })
      card?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [linked, key, before, onLinked])

  useEffect(() => {
    openOnVisit.set(key, open)
  }, [open, key])

  const toggle = useCallback((name: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  }, [])

  return { open, toggle }
}
