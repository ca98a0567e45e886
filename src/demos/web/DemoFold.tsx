import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DemoFoldProps {
  title: string
  className?: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** What a learner rarely needs beside the picture. */
export function DemoFold({ title, className = '', isOpenAtFirst = false, children }: DemoFoldProps) {
  return (
    <details className={`demo-fold group ${className}`} open={isOpenAtFirst}>
      <summary>
        {title}
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
