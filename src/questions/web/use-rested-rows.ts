import { startTransition, useEffect, useState } from 'react'

/** Longer than from one letter to the next. */
const typingRestMs = 250
/** Then one row follows the other with time between them, so that the first letter after a rest waits for none. */
const rowMs = 100

/**
 * How many rows out of sight show a list by now: none when it has just taken another's place, then one after the other
 * when no further letter has come, then all. One timer for all of them: setting one for each takes longer than a row.
 *
 * @param waiting how many come one by one.
 */
export function useRestedRows(list: object, waiting: number): number {
  const [rested, setRested] = useState({ list, count: Number.POSITIVE_INFINITY })
  const count = rested.list === list ? rested.count : 0
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return
    const next = count < waiting ? count + 1 : Number.POSITIVE_INFINITY
    const timer = setTimeout(
      () => startTransition(() => setRested({ list, count: next })),
      count === 0 ? typingRestMs : rowMs,
    )
    return () => clearTimeout(timer)
  }, [list, count, waiting])
  return count
}
