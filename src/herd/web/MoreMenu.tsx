import { Ellipsis, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

interface MenuEntry {
  readonly text: string
  readonly icon: LucideIcon
  /** Where it leads; otherwise `onSelect` says what it does. */
  readonly link?: Pick<LinkProps, 'to' | 'state'>
  readonly onSelect?: () => void
}

interface MoreMenuProps {
  /** What the menu is about, for screen readers. */
  label: string
  entries: readonly MenuEntry[]
  className?: string
}

/** What is done rarely with a GoatMate or an interview. */
export function MoreMenu({ label, entries, className = '' }: MoreMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={label}
        className={`grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink ${className}`}
      >
        <Ellipsis className="icon" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-30 min-w-40 rounded-md border border-line bg-surface p-1.5 shadow-2"
        >
          {entries.map(({ text, icon: Icon, link, onSelect }) => {
            const content = (
              <>
                <Icon className="icon text-muted" aria-hidden="true" />
                {text}
              </>
            )
            return link ? (
              <DropdownMenu.Item key={text} asChild className={itemClass}>
                <Link {...link}>{content}</Link>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={text}
                className={itemClass}
                onSelect={() => {
                  // A dialog gives the focus back to what has it when it opens, and the item is about to disappear.
                  trigger.current?.focus()
                  onSelect?.()
                }}
              >
                {content}
              </DropdownMenu.Item>
            )
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm no-underline data-highlighted:bg-surface-2 data-highlighted:text-ink focus-visible:-outline-offset-2'
