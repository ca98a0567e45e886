import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Question } from '../../../question.ts'

const controlsOf = (row: Element | null | undefined) =>
  Array.from(row?.querySelectorAll<HTMLElement>('a, button') ?? [])

/**
 * The index of the focused row. When that row is removed, by marking it as solved for example, focuses the same control
 * of the row that takes its position, or of the last row, or the section when the list is empty.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, questions: readonly Question[]) {
  const [focused, setFocused] = useState<number>()
  // React reports no blur for an element that it removes, so this still names the control then.
  const control = useRef<{ row: number; at: number }>(undefined)
  useLayoutEffect(() => {
    if (!control.current || document.activeElement !== document.body) return
    const { row, at } = control.current
    const index = Math.min(row, questions.length - 1)
    const controls = controlsOf(list.current?.querySelector(`[data-index="${index}"]`))
    ;(controls.at(at) ?? controls.at(-1))?.focus()
  }, [list, questions])
  useLayoutEffect(() => {
    const section = list.current?.closest('section')
    return () => {
      // Runs before the rows are removed.
      if (control.current) section?.focus({ preventScroll: true })
    }
  }, [list])
  return {
    focused,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-index]')
      // The menu and the companies of a row are rendered elsewhere.
      if (!row) return
      const index = Number(row.dataset.index)
      const controls: readonly Element[] = controlsOf(row)
      const at = controls.indexOf(target)
      // Rows differ in what comes before the menu.
      control.current = { row: index, at: at === controls.length - 1 ? -1 : at }
      setFocused(index)
    },
    onBlur: () => {
      control.current = undefined
      setFocused(undefined)
    },
  }
}
