import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Which pattern cards are open; none at first. An address that ends in `#pattern-name` opens that card and brings
 * it into view, after `onLinked` has made sure that no filter hides it.
 */
export function useOpenPatterns(names: readonly string[], onLinked: () => void) {
  const { hash, key } = useLocation()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const linked = names.find((name) => hash === `#${name}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells two visits to one address apart
  useEffect(() => {
    if (linked === undefined) return
    onLinked()
    setOpen((before) => new Set(before).add(linked))
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(linked)
      card?.scrollIntoView({ block: 'start' })
      card?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [linked, key, onLinked])

  const toggle = useCallback((name: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(name)) after.add(name)
      return after
    })
  }, [])

  return { open, toggle }
}
