import { useQueryClient } from '@tanstack/react-query'
import { type RefCallback, useCallback } from 'react'
import { keepListReady } from './whole-list.ts'

/** Somebody is about to choose or to type. */
const signs = ['pointerover', 'touchstart', 'focusin']

/**
 * The ref of what holds the search, the switches and the filters: the whole list is fetched when the pointer or the
 * focus comes to one of them. Who only reads never fetches it.
 */
export function useListReady({ enabled }: { readonly enabled: boolean }): RefCallback<Element> {
  const client = useQueryClient()
  return useCallback(
    (holder: Element | null) => {
      if (!holder || !enabled) return
      const onSign = ({ target }: Event) => {
        const isControl = target instanceof Element && target.closest('button, input, select, label') !== null
        if (isControl && !target.closest('article')) void keepListReady(client)
      }
      for (const sign of signs) holder.addEventListener(sign, onSign, { passive: true })
      return () => {
        for (const sign of signs) holder.removeEventListener(sign, onSign)
      }
    },
    [client, enabled],
  )
}
