import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMedia } from '#platform/web/use-media.ts'

interface FoldOnPhoneProps {
  title: string
  className?: string
  children: ReactNode
}

/** A titled part of a card. Closed at first on a phone, so that the practice problems are not far down. */
export function FoldOnPhone({ title, className = '', children }: FoldOnPhoneProps) {
  const isPhone = useMedia('(width < 40rem)')
  const heading = <h3 className="text-heading-xs">{title}</h3>
  if (!isPhone)
    return (
      <section className={`grid content-start gap-2.5 ${className}`}>
        {heading}
        {children}
      </section>
    )
  return (
    <details className="group border-t border-line">
      <summary className="-mx-4 flex min-h-12 list-none items-center justify-between gap-3 px-4 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  )
}
