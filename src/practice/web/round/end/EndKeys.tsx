import { useEffect } from 'react'
import { useNavigate } from 'react-router'

const usesKeys = 'a, button, input, textarea, select, summary'

/** Enter is the sign of the page, Escape is done. */
export function EndKeys() {
  const navigate = useNavigate()
  useEffect(() => {
    function onKeyDown({
      key,
      target,
      repeat,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      defaultPrevented,
    }: KeyboardEvent) {
      if (repeat || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
      if (!(target instanceof Element) || document.querySelector('dialog[open]')) return
      if (key === 'Escape') void navigate('/practice')
      if (key === 'Enter' && !target.closest(usesKeys))
        document.querySelector<HTMLElement>('main .primary-button')?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
  return null
}
