import { ChevronDown, Code } from 'lucide-react'
import { lazy, useId, useState } from 'react'
import { Link } from 'react-router'
import type { OpenPattern, PatternListing } from '#patterns/contract.ts'
import { countWord } from '#platform/count-words.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { capitalized } from '#practice/day-words.ts'
import { sectionId } from './card-sections.ts'
import { MoreButton } from './MoreButton.tsx'
import { splitLead } from './split-lead.ts'

const CodeListing = lazy(async () => ({ default: (await import('#demos/web/CodeListing.tsx')).CodeListing }))

/** The variations with their code, then code that is worth reading for itself. The code of the demo is in the demo. */
export function Variations({ pattern }: { pattern: OpenPattern }) {
  const { name, listings } = pattern
  const others = listings.filter(({ id }) => id !== name)
  const variations = pattern.patternRecognitionGuide?.commonVariations.map(splitLead) ?? []
  const inDemo = listings.find(({ id }) => id === name)?.shows ?? []
  const isPhone = useMedia('(width < 40rem)')
  const [isWhole, setWhole] = useState(false)
  const rows = [
    ...variations.map(({ lead, rest }) => {
      const shownBy = others.filter(({ shows }) => shows.includes(lead))
      return {
        title: lead,
        text: rest,
        listings: shownBy,
        isInDemo: shownBy.length === 0 && inDemo.includes(lead),
      }
    }),
    ...others
      .filter(({ shows }) => shows.length === 0)
      .map((listing) => ({ title: listing.label, text: listing.note, listings: [listing] })),
  ]
  const shown = isPhone || isWhole ? rows : rows.slice(0, shownAtFirst)
  const list = (
    <ul className="grid">
      {shown.map((row) => (
        <VariationRow key={row.title} patternName={name} {...row} />
      ))}
    </ul>
  )
  if (isPhone)
    return (
      <details className="group -mx-4 -my-4.5">
        <summary className="flex min-h-12 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <h3 className="flex-1 text-heading-xs">Common variations</h3>
          <span className="text-sm text-muted tabular-nums">{rows.length}</span>
          <ChevronDown
            aria-hidden="true"
            className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-3">{list}</div>
      </details>
    )
  return (
    <section>
      <h3 className="mb-1 text-heading-xs">Common variations</h3>
      {list}
      {rows.length > shownAtFirst && (
        <MoreButton
          isOpen={isWhole}
          onToggle={() => setWhole(!isWhole)}
          label={`${capitalized(countWord(rows.length - shownAtFirst))} more`}
          of="variations"
        />
      )}
    </section>
  )
}

const shownAtFirst = 4

interface VariationRowProps {
  patternName: string
  title: string
  text: string
  listings: readonly PatternListing[]
  isInDemo?: boolean
}

function VariationRow({ patternName, title, text, listings, isInDemo = false }: VariationRowProps) {
  const codeId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid min-h-10 md:min-h-9 items-center gap-x-5 border-b border-line text-sm leading-[1.45] text-ink-2 last:border-b-0 max-md:grid-cols-[1fr_auto] md:grid-cols-[13rem_1fr_auto]">
      <b className="text-ink max-md:py-2.5">{title}</b>
      <span className="py-1.5 max-md:order-1 max-md:col-span-2 max-md:pt-0 max-md:pb-3">
        <MarkedText text={text} />
      </span>
      {isInDemo && (
        <Link to={`#${sectionId(patternName, 'demo')}`} className="link text-muted max-md:py-3">
          In the demo
        </Link>
      )}
      {listings.length > 0 && (
        <Button
          look="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? codeId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="-mr-3 max-md:min-h-11"
        >
          <Code className="icon" aria-hidden="true" />
          <span>
            <span>{isOpen ? 'Hide code' : 'Code'}</span>
            <span className="sr-only">{` of ${title}`}</span>
          </span>
        </Button>
      )}
      {isOpen && (
        <div id={codeId} className="col-span-full grid min-w-0 gap-5 pt-1 pb-4 max-md:order-2">
          {listings.map((listing) => (
            <LoadBoundary
              key={listing.id}
              className="min-h-80"
              loadingText="Loading code..."
              failureText="The code could not be fetched."
            >
              <CodeListing patternName={patternName} listing={listing} />
            </LoadBoundary>
          ))}
        </div>
      )}
    </li>
  )
}
