import { ChevronDown } from 'lucide-react'
import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface CollapsibleProps {
  title: string
  icon?: ReactNode
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Its content is not rendered before it is opened. */
export function Collapsible({ title, icon, isOpenAtFirst = false, children }: CollapsibleProps) {
  return (
    <Radix.Root defaultOpen={isOpenAtFirst}>
      <h3 className="font-sans text-base tracking-normal">
        <Radix.Trigger className="group flex min-h-12 w-full items-center gap-3 px-4 text-left font-strong hover:bg-surface-2 focus-visible:-outline-offset-4 md:px-6">
          {icon}
          <span className="flex-1">{title}</span>
          <ChevronDown
            aria-hidden="true"
            className="icon text-muted transition-transform duration-(--dur-base) ease-step group-aria-expanded:rotate-180"
          />
        </Radix.Trigger>
      </h3>
      <Radix.Content className="px-4 pb-6 md:px-6">{children}</Radix.Content>
    </Radix.Root>
  )
}
