import type { FocusEvent } from 'react'

/** A click follows the end of its press within this time, or there is none. */
const clickWithinMs = 350

let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []

/**
 * Makes a change of the layout now, or after the press that is under way. Whatever hides, appears or moves between a
 * press and its click, as when a field loses the focus, makes the click miss the button.
 */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change)
  else change()
}

/** For `onBlur`: the focus has left the element and everything in it. */
export function onLeave(leave: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    // Where a pressed button gets no focus, as in Safari, it may have moved the focus itself.
    afterPress(() => currentTarget.contains(document.activeElement) || leave())
  }
}

function start() {
  clearTimeout(timer)
  isPressed = true
}

function endIn(ms: number) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isPressed = false
    const changes = waiting
    waiting = []
    for (const change of changes) change()
  }, ms)
}

/** Follows presses until the signal aborts. On touch screens `mousedown`, `blur` and `click` come after `pointerup`. */
export function trackPresses(signal: AbortSignal): void {
  const options = { signal, capture: true }
  addEventListener('pointerdown', start, options)
  addEventListener('pointerup', () => endIn(clickWithinMs), options)
  addEventListener('pointercancel', () => endIn(0), options)
  addEventListener('click', () => endIn(0), options)
}
