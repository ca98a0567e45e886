import { Code } from 'lucide-react'
import { lazy, useId, useState } from 'react'
import { Link } from 'react-router'
import type { OpenPattern, PatternListing } from '#patterns/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { sectionId } from './card-sections.ts'
import { splitLead } from './split-lead.ts'

const CodeListing = lazy(async () => ({ default: (await import('#demos/web/CodeListing.tsx')).CodeListing }))

/** The variations with their code, then code that is worth reading for itself. The code of the demo is in the demo. */
export function Variations({ pattern }: { pattern: OpenPattern }) {
  const { name, listings } = pattern
  const others = listings.filter(({ id }) => id !== name)
  const variations = pattern.patternRecognitionGuide?.commonVariations.map(splitLead) ?? []
  const inDemo = listings.find(({ id }) => id === name)?.shows ?? []
  return (
    <section>
      <h3 className="mb-1 text-heading-xs">Common variations</h3>
      <ul className="grid">
        {variations.map(({ lead, rest }) => {
          const shownBy = others.filter(({ shows }) => shows.includes(lead))
          return (
            <VariationRow
              key={lead}
              patternName={name}
              title={lead}
              text={rest}
              listings={shownBy}
              isInDemo={shownBy.length === 0 && inDemo.includes(lead)}
            />
          )
        })}
        {others
          .filter(({ shows }) => shows.length === 0)
          .map((listing) => (
            <VariationRow
              key={listing.id}
              patternName={name}
              title={listing.label}
              text={listing.note}
              listings={[listing]}
            />
          ))}
      </ul>
    </section>
  )
}

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
