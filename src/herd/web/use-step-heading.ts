import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what is gone through in steps: it takes the focus with each step but the first. */
export function useStepHeading(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
