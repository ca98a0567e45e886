import { type RefObject, useEffect, useEffectEvent } from 'react'
import { afterPress } from '#platform/web/input/presses.ts'

/** Closes what is open when something outside is pressed or gets the focus, and with Escape. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (how: 'outside' | 'escape') => void,
): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) afterPress(() => onClose('outside'))
    }
    const closeWithEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose('escape')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeWithEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeWithEscape)
    }
  }, [root, isOpen])
}
