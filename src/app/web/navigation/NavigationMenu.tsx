import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useDismissal } from './use-dismissal.ts'

interface NavigationMenuProps {
  /** What the button shows. */
  children: ReactNode
  label: string
  isCurrent?: boolean
  className: string
  listClassName: string
  links: ReactNode
}

/**
 * A button that shows a list of links. Written by hand because a Radix menu adds 10 KB to every public page, whose
 * scripts may have 150 KB.
 */
export function NavigationMenu({
  children,
  label,
  isCurrent,
  className,
  listClassName,
  links,
}: NavigationMenuProps) {
  const listId = useId()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Following a link closes the list.
  const isOpen = openAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useDismissal(root, isOpen, (how) => {
    setOpenAt(undefined)
    if (how === 'escape') button.current?.focus()
  })

  return (
    <div ref={root} className="relative flex">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className={className}
      >
        {children}
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className={`absolute z-30 md:min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-2 ${listClassName}`}
      >
        {links}
      </ul>
    </div>
  )
}
