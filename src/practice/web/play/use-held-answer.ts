import { useEffect, useState } from 'react'

/** How long the outcome stays before the next prompt comes. */
const holdMs = { right: 250, wrong: 900 } as const

export interface HeldAnswer {
  /** Of the prompt in the round. */
  readonly index: number
  readonly chosen: string
  readonly isRight: boolean
}

/** The last answer, while its outcome is shown. */
export function useHeldAnswer() {
  const [held, setHeld] = useState<HeldAnswer>()
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(undefined), held.isRight ? holdMs.right : holdMs.wrong)
    return () => clearTimeout(timer)
  }, [held])
  return [held, setHeld] as const
}
