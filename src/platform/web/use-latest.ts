import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was drawn last, for handlers that stay the same from one drawing to the next. Not to be read while drawing. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
