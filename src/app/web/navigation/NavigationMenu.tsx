import { type ReactNode, type TouchEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useDismissal } from './use-dismissal.ts'

interface NavigationMenuProps {
  /** What the button shows. */
  children: ReactNode
  label: string
  isCurrent?: boolean
  className: string
  /** On which side of the button the list begins, on wide screens. */
  align?: 'start' | 'end'
  /** Above the list, such as who is here. */
  heading?: ReactNode
  /** Items of the list. */
  links: ReactNode
}

/** So far down moves a finger that puts a sheet away. */
const swipePx = 48

/**
 * A button that shows a list of links: below it, and on phones as a sheet at the bottom of the screen. Written by hand
 * because a Radix menu adds 10 KB to every public page, whose scripts may have 150 KB.
 */
export function NavigationMenu({
  children,
  label,
  isCurrent,
  className,
  align = 'start',
  heading,
  links,
}: NavigationMenuProps) {
  const panelId = useId()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Following a link closes the list.
  const isOpen = openAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const swipeFrom = useRef<number>(undefined)

  useDismissal(root, isOpen, (how) => {
    setOpenAt(undefined)
    if (how === 'escape') button.current?.focus()
  })

  function startSwipe({ currentTarget, touches }: TouchEvent) {
    swipeFrom.current = currentTarget.scrollTop > 0 ? undefined : touches[0]?.clientY
  }
  function endSwipe({ changedTouches }: TouchEvent) {
    const way = (changedTouches[0]?.clientY ?? 0) - (swipeFrom.current ?? Number.POSITIVE_INFINITY)
    if (way > swipePx) setOpenAt(undefined)
  }

  return (
    <>
      {/* Takes the taps that put the sheet away, so that none of them presses something on the page. */}
      {isOpen && <div className="menu-scrim" />}
      <div ref={root} className="relative flex">
        <button
          ref={button}
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
          className={className}
        >
          {children}
        </button>
        <div
          id={panelId}
          hidden={!isOpen}
          data-align={align}
          onTouchStart={startSwipe}
          onTouchEnd={endSwipe}
          className="menu-panel"
        >
          {heading}
          <ul>{isOpen && links}</ul>
        </div>
      </div>
    </>
  )
}
