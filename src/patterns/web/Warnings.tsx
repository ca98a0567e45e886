import type { LucideIcon } from 'lucide-react'
import { splitLead } from '../split-lead.ts'

interface WarningsProps {
  title: string
  texts: readonly string[]
  icon: LucideIcon
  iconColour: 'text-danger' | 'text-muted'
}

/** What to keep from doing: each begins with what it is about. */
export function Warnings({ title, texts, icon: Icon, iconColour }: WarningsProps) {
  if (texts.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 text-[1.125rem]">{title}</h3>
      <ul className="grid gap-4 text-sm leading-normal text-ink-2">
        {texts.map(splitLead).map(({ lead, rest }) => (
          <li key={lead} className="flex gap-3">
            <Icon className={`icon mt-0.5 ${iconColour}`} aria-hidden="true" />
            <p>
              <b className="text-ink">{lead}.</b> {rest}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
