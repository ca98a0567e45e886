import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface TooltipProps {
  /** Explains an icon. The control needs an `aria-label` of its own, because a tooltip is not its name. */
  text: string
  children: ReactNode
}

/** Milliseconds (spec, section 9). */
const openDelayMs = 700
const skipDelayMs = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * Appears below its control after 700 ms of hovering, or immediately with keyboard focus. Written by hand because Radix
 * Tooltip adds 13 KB of positioning code to every public page, whose scripts may have 150 KB.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function openLater({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return
    const wasOpenRecently = performance.now() - lastClosedAt < skipDelayMs
    timer.current = setTimeout(() => setOpen(true), wasOpenRecently ? 0 : openDelayMs)
  }

  function close() {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAt = performance.now()
    setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside.
    <span
      className="relative inline-grid"
      onPointerEnter={openLater}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => setOpen(target.matches(':focus-visible'))}
      onBlur={close}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span
          aria-hidden="true"
          className="absolute top-[calc(100%+4px)] right-0 z-30 rounded-xs bg-ink px-2 py-1 text-xs whitespace-nowrap text-inverse md:right-auto md:left-1/2 md:-translate-x-1/2"
        >
          {text}
        </span>
      )}
    </span>
  )
}
