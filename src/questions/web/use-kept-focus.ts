import { type RefObject, useLayoutEffect } from 'react'
import { indexOf } from './use-row-window.ts'

/**
 * A row that is taken out of the list leaves its place, and the focus, to the next one. The last row has no next one:
 * then the focus goes to the row before it, or to what holds the list when none is left.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, total: number): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !list.current?.contains(activeElement)) return
    if ((indexOf(activeElement) ?? 0) < total) return
    const frontOf = (index: number | undefined) =>
      list.current?.querySelector(`[data-index="${index}"] > :not([aria-hidden])`)
    const fromEnd = (index: number | undefined) =>
      [...(frontOf(index)?.querySelectorAll<HTMLElement>('a, button') ?? [])].reverse()
    const left = fromEnd(indexOf(activeElement))
    const next = fromEnd(total - 1)
    const target = next[left.indexOf(activeElement)] ?? next[0]
    ;(target ?? list.current.parentElement)?.focus()
  }, [list, total])
}
