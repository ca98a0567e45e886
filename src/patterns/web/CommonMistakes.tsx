import { X } from 'lucide-react'
import { splitLead } from '../split-lead.ts'

export function CommonMistakes({ mistakes }: { mistakes: readonly string[] }) {
  if (mistakes.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 text-[1.125rem]">Common mistakes</h3>
      <ul className="grid gap-4 text-sm leading-normal text-ink-2">
        {mistakes.map(splitLead).map(({ lead, rest }) => (
          <li key={lead} className="flex gap-3">
            <X className="icon mt-0.5 text-danger" aria-hidden="true" />
            <p>
              <b className="text-ink">{lead}.</b> {rest}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
