import { useCallback, useEffect, useRef } from 'react'
import type { DemoView } from '../demo-address.ts'
import { claimLocation, holdLocation, keepInLocation, linkTo } from './demo-location.ts'

interface DemoLink {
  /** To be called when the reader touches the demo. */
  claim(): void
  /** What opens the demo as it is now. */
  find(): string
}

/** Keeps in the address what the reader sees. */
export function useDemoLink(patternName: string, hash: string, view: DemoView, isPlaying: boolean): DemoLink {
  const { mode, step, speed, texts } = view
  const shown = useRef(view)

  useEffect(() => holdLocation(patternName), [patternName])

  useEffect(() => {
    shown.current = { mode, step, speed, texts }
    // To write an address takes a browser longer than to draw a step: what plays is written when it stops.
    if (!isPlaying) keepInLocation(patternName, linkTo(patternName, shown.current, hash))
  }, [patternName, hash, mode, step, speed, texts, isPlaying])

  const claim = useCallback(() => claimLocation(patternName), [patternName])
  const find = useCallback(() => {
    const link = linkTo(patternName, shown.current, hash)
    keepInLocation(patternName, link)
    return link
  }, [patternName, hash])
  return { claim, find }
}
