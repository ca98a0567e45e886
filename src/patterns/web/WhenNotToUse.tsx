import { CornerUpRight } from 'lucide-react'
import { splitLead } from '../split-lead.ts'

export function WhenNotToUse({ situations }: { situations: readonly string[] }) {
  if (situations.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 text-[1.125rem]">When not to use it</h3>
      <ul className="grid gap-4 text-sm leading-normal text-ink-2">
        {situations.map(splitLead).map(({ lead, rest }) => (
          <li key={lead} className="flex gap-3">
            <CornerUpRight className="icon mt-0.5 text-muted" aria-hidden="true" />
            <p>
              <b className="text-ink">{lead}.</b> {rest}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
