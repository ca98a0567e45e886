import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface CollapsibleProps {
  title: string
  icon?: ReactNode
  children: ReactNode
}

/** Closed at first. What is inside is not rendered before it is opened. */
export function Collapsible({ title, icon, children }: CollapsibleProps) {
  const [open, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? bodyId : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-[54px] w-full items-center gap-3 px-6 text-left text-base font-[650] hover:bg-surface-2 focus-visible:-outline-offset-4"
      >
        {icon}
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className={`icon text-muted transition-transform duration-(--dur-base) ease-step ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div id={bodyId} className="px-6 pb-6">
          {children}
        </div>
      )}
    </div>
  )
}
