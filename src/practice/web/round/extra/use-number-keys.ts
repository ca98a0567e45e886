import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from '#platform/web/input/single-keys.ts'

/**
 * The keys 1, 2, 3 ... do something, wherever the focus is, except while typing, in a dialog and when the person turned them off.
 *
 * @param act with the index that belongs to the key, from 0
 */
export function useNumberKeys(count: number, isActive: boolean, act: (index: number) => void): void {
  const press = useEffectEvent(act)
  useEffect(() => {
    if (!isActive) return
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event
      const index = /^[1-9]$/.test(key) ? Number(key) - 1 : count
      if (index >= count || !areSingleKeysOn() || ctrlKey || metaKey || altKey || repeat) return
      if (target instanceof Element && target.closest('input, textarea, dialog')) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      press(index)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [count, isActive])
}
