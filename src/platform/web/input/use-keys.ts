import { useEffect, useEffectEvent } from 'react'
import { isComposing } from './is-composing.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** By key: lowercase letters, `Shift+f`, `ArrowDown`. An act that returns false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

const hasOwnKeys = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], dialog'

/** Keys of a page, wherever the focus is, except while typing, in a menu and in a dialog. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event)) return
    if (key.length === 1 && !areSingleKeysOn()) return
    if (!(target instanceof Element) || target.closest(hasOwnKeys)) return
    if (document.querySelector('dialog[open]')) return
    const name = key.length === 1 ? key.toLowerCase() : key
    const act = keys[shiftKey ? `Shift+${name}` : name]
    if (act && act(event) !== false) event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
