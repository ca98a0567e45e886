import { useId, useState } from 'react'
import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { PatternRival } from '#patterns/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { MoreButton } from './MoreButton.tsx'

const shownAtFirst = 3

/** The patterns it is most easily mistaken for: one question and its answer each, and an example of the other side. */
export function Rivals({ rivals }: { rivals: readonly PatternRival[] }) {
  const [isOpen, setOpen] = useState(false)
  if (rivals.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 text-heading-xs">Easily mistaken for</h3>
      <ul className="grid gap-3">
        {rivals.slice(0, isOpen ? undefined : shownAtFirst).map((rival) => (
          <RivalRow key={rival.name} rival={rival} />
        ))}
      </ul>
      {rivals.length > shownAtFirst && (
        <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} label="More" of="similar patterns" />
      )}
    </section>
  )
}

function RivalRow({ rival }: { rival: PatternRival }) {
  const { name, displayName, categoryId, clue, stay, contrast } = rival
  const [answer, ...reason] = stay.split(': ')
  const exampleId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid min-w-0 content-start gap-0.5 border-b border-line pb-3 text-sm leading-normal text-ink-2 last:border-b-0 last:pb-0">
      <div className="flex items-center justify-between gap-x-4">
        <h4 className="text-base leading-snug font-strong text-ink">
          <Link
            to={`/category/${categoryId}#${name}`}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {displayName}
          </Link>
        </h4>
        <Button
          look="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? exampleId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 -mr-3 max-md:min-h-11"
        >
          <span>
            <span>{isOpen ? 'Hide example' : 'Example'}</span>
            <span className="sr-only">{` of ${displayName}`}</span>
          </span>
        </Button>
      </div>
      <p className="text-muted">
        <MarkedText text={clue} />
      </p>
      <p>
        <b className="text-ink">{answer}</b>
        <span>
          <MarkedText text={`, here: ${reason.join(': ')}.`} />
        </span>
      </p>
      {isOpen && (
        <p id={exampleId} className="mt-1">
          <MarkedText text={`${contrast.problem} **${displayNameOf(contrast.is)}**: ${contrast.because}`} />
        </p>
      )}
    </li>
  )
}
