import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { CompanyChoices, DifficultyChoices, PatternChoices } from './Choices.tsx'
import { type Chosen, countChosen, nothingChosen } from './company-filter.ts'
import type { OneKind } from './FilterSection.tsx'

interface CompanyFiltersProps extends Chosen, Omit<OneKind, 'chosen'> {
  enabled: boolean
}

export const CompanyFilters = memo(function CompanyFilters({
  enabled,
  companies,
  patterns,
  difficulties,
  onChoose,
  onNear,
}: CompanyFiltersProps) {
  const bodyId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = countChosen({ companies, patterns, difficulties })
  const [said, setSaid] = useState<boolean>()
  // Who comes by an address with filters sees which; others see the list first.
  const [cameWithFilters, setCameWithFilters] = useState<boolean>()
  if (enabled && cameWithFilters === undefined) setCameWithFilters(chosen > 0)
  const isOpen = said ?? cameWithFilters ?? false

  return (
    <section aria-label="Filters" className="rounded-lg border border-line bg-surface">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-2 py-1.5 pr-1 pl-4 md:pl-5">
        <h2 className="text-base">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setSaid(!isOpen)}
            className="flex min-h-12 items-center gap-[11px] font-sans tracking-normal"
          >
            {sliders}
            Filters
            {chosen > 0 && (
              <Badge tone="accent">
                <ChosenCount count={chosen} />
                <span className="sr-only">active</span>
              </Badge>
            )}
            <ChevronDown
              aria-hidden="true"
              className={`icon transition-transform duration-(--dur-base) ease-step ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        {/* Always in its place: the first choice need not make it. */}
        <Button
          look="quiet"
          className={chosen === 0 ? 'invisible' : ''}
          onClick={() => {
            // It goes out of sight itself.
            opener.current?.focus()
            onChoose(nothingChosen)
          }}
        >
          {cross}
          <span className="whitespace-nowrap">Clear All</span>
        </Button>
      </div>
      <div
        id={bodyId}
        hidden={!isOpen}
        className={`border-t border-line lg:grid-cols-[1fr_1.3fr_auto] ${isOpen ? 'grid' : ''}`}
      >
        <CompanyChoices enabled={enabled} chosen={companies} onChoose={onChoose} onNear={onNear} />
        <PatternChoices enabled={enabled} chosen={patterns} onChoose={onChoose} onNear={onNear} />
        <DifficultyChoices chosen={difficulties} onChoose={onChoose} onNear={onNear} />
      </div>
    </section>
  )
})

// In a box that keeps to itself: each choice would have the whole page laid out for this number.
function ChosenCount({ count }: { count: number }) {
  return (
    <span
      className={`h-[1em] tabular-nums contain-strict ${count < 10 ? 'w-[1ch]' : count < 100 ? 'w-[2ch]' : 'w-[3ch]'}`}
    >
      {count}
    </span>
  )
}

// Made once, so that a choice passes them by.
const sliders = <SlidersHorizontal className="icon" aria-hidden="true" />
const cross = <X className="icon max-[22rem]:hidden" aria-hidden="true" />
