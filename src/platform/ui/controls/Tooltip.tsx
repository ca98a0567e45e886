import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { openDelayMs, tooltipClosed } from './tooltip-timing.ts'

interface TooltipProps {
  /** Says in words what an icon means. The control inside needs its own `aria-label`: this is for the eye. */
  text: string
  children: ReactNode
}

/** Appears under its control after a moment's rest of the pointer, or at once with keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(opening.current), [])

  function openSoon({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    clearTimeout(opening.current)
    opening.current = setTimeout(() => setShown(true), openDelayMs(performance.now()))
  }

  function close() {
    clearTimeout(opening.current)
    if (shown) tooltipClosed(performance.now())
    setShown(false)
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control it stands around.
    <span
      className="relative inline-grid"
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => setShown(event.target.matches(':focus-visible'))}
      onBlur={close}
      onKeyDown={onKeyDown}
    >
      {children}
      {shown && (
        <span
          aria-hidden="true"
          className="absolute top-[calc(100%+4px)] right-0 z-30 rounded-xs md:right-auto md:left-1/2 md:-translate-x-1/2 bg-ink px-2 py-1 text-xs whitespace-nowrap text-inverse"
        >
          {text}
        </span>
      )}
    </span>
  )
}
