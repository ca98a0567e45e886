import { X } from 'lucide-react'
import type { OpenPattern } from '#patterns/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { splitLead } from './split-lead.ts'

const mostMistakes = 3

/** What goes wrong most often, and what the pattern costs. */
export function Mistakes({ pattern }: { pattern: OpenPattern }) {
  const { commonMistakes = [], complexity } = pattern
  return (
    <>
      {commonMistakes.length > 0 && (
        <section>
          <h3 className="mb-2.5 text-heading-xs">Common mistakes</h3>
          <ul className="grid gap-3.5 text-sm leading-normal text-ink-2">
            {commonMistakes.slice(0, mostMistakes).map((text) => (
              <Mistake key={text} text={text} />
            ))}
          </ul>
        </section>
      )}
      {complexity && (
        <section>
          <h3 className="mb-2.5 text-heading-xs">What it costs</h3>
          <dl className="grid gap-3 text-sm leading-normal text-ink-2">
            <Cost name="Time" bound={complexity.time} reason={complexity.timeReason} />
            <Cost name="Space" bound={complexity.space} reason={complexity.spaceReason} />
          </dl>
        </section>
      )}
    </>
  )
}

function Mistake({ text }: { text: string }) {
  const { lead, rest } = splitLead(text)
  return (
    <li className="flex gap-3">
      <X className="mt-0.5 icon text-danger" aria-hidden="true" />
      <p>
        <b className="text-ink">
          <MarkedText text={`${lead}.`} />
        </b>{' '}
        <span>
          <MarkedText text={rest} />
        </span>
      </p>
    </li>
  )
}

function Cost({ name, bound, reason }: { name: string; bound: string; reason: string }) {
  return (
    <div className="grid grid-cols-[3.25rem_1fr] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="block font-mono font-semibold text-ink">{bound}</span>
        <span>
          <MarkedText text={reason} />
        </span>
      </dd>
    </div>
  )
}
