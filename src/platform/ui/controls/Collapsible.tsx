import { ChevronDown } from 'lucide-react'
import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface CollapsibleProps {
  title: string
  icon?: ReactNode
  children: ReactNode
}

/** Closed at first. Its content is not rendered before it is opened. */
export function Collapsible({ title, icon, children }: CollapsibleProps) {
  return (
    <Radix.Root>
      <Radix.Trigger className="group flex min-h-[54px] w-full items-center gap-3 px-6 text-left text-base font-strong hover:bg-surface-2 focus-visible:-outline-offset-4">
        {icon}
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step group-aria-expanded:rotate-180"
        />
      </Radix.Trigger>
      <Radix.Content className="px-6 pb-6">{children}</Radix.Content>
    </Radix.Root>
  )
}
