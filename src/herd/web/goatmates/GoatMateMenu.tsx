import { Ban, Ellipsis, UserMinus } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'

interface GoatMateMenuProps {
  name: string
  onRemove: (action: 'remove' | 'block') => void
}

/** Removing or blocking a GoatMate. Each asks for confirmation. */
export function GoatMateMenu({ name, onRemove }: GoatMateMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  function choose(action: 'remove' | 'block') {
    // The dialog gives the focus back to what has it when it opens, and the item is about to disappear.
    trigger.current?.focus()
    onRemove(action)
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={`More about ${name}`}
        className="-mt-2 -mr-2 ml-auto grid size-11 flex-none place-items-center self-start rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink"
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
          <DropdownMenu.Item onSelect={() => choose('remove')} className={itemClass}>
            <UserMinus className="icon text-muted" aria-hidden="true" />
            Remove
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => choose('block')} className={itemClass}>
            <Ban className="icon text-muted" aria-hidden="true" />
            Block
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm data-highlighted:bg-surface-2 data-highlighted:text-ink focus-visible:-outline-offset-2'
