import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows a plain link within the site. The router's own link looks up the address it is at and draws itself again
 * with every change of it: too much for hundreds of rows.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      void navigate(currentTarget.pathname + currentTarget.hash)
    },
    [navigate],
  )
}
