import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { lessonPlaces } from '#content/lesson-places.ts'
import { Badge } from '#platform/ui/Badge.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { DifficultyPeaks } from '#platform/ui/DifficultyBadge.tsx'
import {
  allDifficulties,
  type Chosen,
  type CompanyFilter,
  countChosen,
  nothingChosen,
  toggled,
} from './company-filter.ts'
import { type Choice, FilterChip, FilterSection } from './FilterSection.tsx'
import { useCompanies, useCompanyPatterns } from './use-company-facts.ts'

interface CompanyFiltersProps extends Chosen {
  enabled: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

export const CompanyFilters = memo(function CompanyFilters({
  enabled,
  companies,
  patterns,
  difficulties,
  onChoose,
}: CompanyFiltersProps) {
  const bodyId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const allCompanies = useCompanies({ enabled })
  const allPatterns = useCompanyPatterns({ enabled })
  const companyChoices = useMemo(() => allCompanies?.map(companyChoice), [allCompanies])
  const patternChoices = useMemo(() => allPatterns?.map(patternChoice), [allPatterns])
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
                <span className="tabular-nums">{chosen}</span>
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
        <FilterSection
          legend="Companies"
          find="Find a company"
          choices={companyChoices}
          kind="companies"
          chosen={companies}
          onChoose={onChoose}
        />
        <FilterSection
          legend="Patterns"
          find="Find a pattern"
          choices={patternChoices}
          kind="patterns"
          chosen={patterns}
          onChoose={onChoose}
          chipsHeight="lg:min-h-[256px]"
        />
        <fieldset className="min-w-0 p-4 max-lg:border-t max-lg:border-line md:p-5 lg:border-l lg:border-line">
          <legend className="float-left mb-3 w-full text-sm font-[650]">Difficulty</legend>
          <div className="clear-both flex flex-wrap gap-2 lg:w-[132px] lg:flex-col">
            {allDifficulties.map((difficulty) => (
              <FilterChip
                key={difficulty}
                label={difficulty}
                sign={peaks[difficulty]}
                isChosen={difficulties.includes(difficulty)}
                onToggle={() => onChoose({ difficulties: toggled(difficulties, difficulty) })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  )
})

function companyChoice({ name, slug, count }: { name: string; slug: string; count: number }): Choice {
  return { value: slug, label: name, count }
}

export function patternChoice(name: string): Choice {
  return { value: lessonPlaces.get(name)?.name ?? name.toLowerCase(), label: name }
}

// Made once, so that a choice passes them by.
const sliders = <SlidersHorizontal className="icon" aria-hidden="true" />
const cross = <X className="icon max-[22rem]:hidden" aria-hidden="true" />
const peaks = {
  Easy: <DifficultyPeaks difficulty="Easy" />,
  Medium: <DifficultyPeaks difficulty="Medium" />,
  Hard: <DifficultyPeaks difficulty="Hard" />,
}
