import { startTransition, useEffect, useRef, useState } from 'react'

/** Longer than from one letter to the next, and than a pointer stands still before it presses. */
const handRestMs = 400
/** Then one row follows the other with time between them, so that the first letter after a rest waits for none. */
const rowMs = 100
/** What a hand does that is about to ask for another list, or to press. */
const movements = ['pointermove', 'pointerdown', 'keydown']

/**
 * How many rows out of sight show a list by now: none when it has just taken another's place, then one after the other
 * when the hand rests, then all. One timer for all of them: setting one for each takes longer than a row.
 *
 * @param waiting how many come one by one.
 */
export function useRestedRows(list: object, waiting: number): number {
  const [rested, setRested] = useState({ list, count: Number.POSITIVE_INFINITY })
  const count = rested.list === list ? rested.count : 0
  const movedAt = useMovedAt()
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return
    const next = count < waiting ? count + 1 : Number.POSITIVE_INFINITY
    const onTime = () => {
      const missing = movedAt.current + handRestMs - performance.now()
      if (missing > 0) timer = setTimeout(onTime, missing)
      else startTransition(() => setRested({ list, count: next }))
    }
    let timer = setTimeout(onTime, count === 0 ? handRestMs : rowMs)
    return () => clearTimeout(timer)
  }, [list, count, waiting, movedAt])
  return count
}

/** When the hand last moved, in milliseconds of the page's clock. */
function useMovedAt(): { readonly current: number } {
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onMovement = () => {
      movedAt.current = performance.now()
    }
    for (const each of movements) addEventListener(each, onMovement, { passive: true })
    return () => {
      for (const each of movements) removeEventListener(each, onMovement)
    }
  }, [])
  return movedAt
}
