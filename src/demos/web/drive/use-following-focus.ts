import { type RefObject, useEffect, useRef } from 'react'
import type { Drive } from '../../drive/drive.ts'

/**
 * What was pressed disappears with its decision. Returns a function to call before: the focus then waits on the stage,
 * and goes to the first thing to press as soon as there is one, so that one can drive by keyboard alone.
 */
export function useFollowingFocus(
  stage: RefObject<HTMLElement | null>,
  { phase, step, acts }: Pick<Drive, 'phase' | 'step' | 'acts'>,
): () => void {
  const isFollowing = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the drive has moved.
  useEffect(() => {
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && activeElement !== stage.current
    if (!isFollowing.current || isElsewhere) return
    const next =
      phase === 'running'
        ? stage.current
        : stage.current?.querySelector<HTMLElement>(
            'button:is(.viz-hold[tabindex="0"], .drive-go-on, .demo-options *)',
          )
    next?.focus({ preventScroll: true })
  }, [stage, phase, step, acts.length])

  return () => {
    isFollowing.current = stage.current?.contains(document.activeElement) ?? false
  }
}
