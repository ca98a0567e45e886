import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from '#platform/web/input/is-composing.ts'

/** What does something of its own with Enter or Space. */
const usesKeys = 'a, button, input, textarea, select, summary, [tabindex="0"]'

/**
 * Enter and Space go on, wherever the focus is.
 *
 * @param goOn undefined while there is nothing to go on from.
 * @param within only while the focus is in there.
 */
export function useGoOnKeys(goOn: (() => void) | undefined, within?: RefObject<HTMLElement | null>): void {
  const act = useEffectEvent(() => goOn?.())
  const isActive = goOn !== undefined
  useEffect(() => {
    if (!isActive) return
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, shiftKey, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
      if ((key !== 'Enter' && key !== ' ') || isComposing(event)) return
      // A key that is still down from the answer repeats.
      if (shiftKey || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
      if (!(target instanceof Element) || target.closest(usesKeys)) return
      if (within && !within.current?.contains(target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive, within])
}
