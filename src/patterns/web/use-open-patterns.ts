import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keepInEntry, readEntry } from '#platform/web/history-entry.ts'
import { isReturn } from '#platform/web/return-place.ts'

const entryName = 'openPatterns'

/**
 * Which pattern cards are open; none at first, and after Back and a reload those that were. An address that ends in
 * `#pattern-name` opens that card and brings it into view, after `onLinked` has made sure that no filter hides it.
 */
export function useOpenPatterns(names: readonly string[], onLinked: () => void) {
  const { hash, key } = useLocation()
  const linked = names.find((name) => hash === `#${name}`)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openBefore(names)))

  useEffect(() => {
    if (linked === undefined || (isReturn(key) && readEntry(entryName) !== undefined)) return
    onLinked()
    setOpen((before) => new Set(before).add(linked))
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(linked)
      card?.scrollIntoView({ block: 'start' })
      card?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [linked, key, onLinked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own
  useEffect(() => keepInEntry(entryName, [...open]), [open, key])

  const toggle = useCallback((name: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  }, [])

  return { open, toggle }
}

function openBefore(names: readonly string[]): readonly string[] {
  const kept = readEntry(entryName)
  return Array.isArray(kept) ? names.filter((name) => kept.includes(name)) : []
}
