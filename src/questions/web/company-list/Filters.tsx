import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { DifficultyPeaks } from '#platform/ui/display/DifficultyBadge.tsx'
import { patternSlug } from '../../filter-questions.ts'
import { difficulties as allDifficulties } from '../../question.ts'
import { type Chosen, type CompanyFilter, countChosen, nothingChosen, toggled } from './company-filter.ts'
import { FilterChip, FilterSection } from './FilterSection.tsx'
import type { QuestionList } from './use-question-list.ts'

interface FiltersProps extends Chosen {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  onChoose: (change: Partial<CompanyFilter>) => void
}

export const Filters = memo(function Filters({
  list,
  companies,
  patterns,
  difficulties,
  onChoose,
}: FiltersProps) {
  const bodyId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const chosenCount = countChosen({ companies, patterns, difficulties })
  // A link with filters shows which ones; otherwise the list comes first.
  const [isOpen, setOpen] = useState(chosenCount > 0)
  const companyChoices = useMemo(
    () => list?.companies.map(({ name, slug, count }) => ({ value: slug, label: name, count })),
    [list],
  )
  const patternChoices = useMemo(
    () => list?.patterns.map((name) => ({ value: patternSlug(name), label: name })),
    [list],
  )

  return (
    <section aria-label="Filters" className="rounded-lg border border-line bg-surface">
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-2 py-1.5 pr-1 pl-4 md:pl-5">
        <h2 className="text-base">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-12 items-center gap-[11px] font-sans tracking-normal"
          >
            <SlidersHorizontal className="icon" aria-hidden="true" />
            Filters
            {chosenCount > 0 && (
              <Badge tone="accent">
                <span className="tabular-nums">{chosenCount}</span>
                <span className="sr-only">active</span>
              </Badge>
            )}
            <ChevronDown
              aria-hidden="true"
              className={`icon transition-transform duration-(--dur-base) ease-step ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        {chosenCount > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              // This button disappears.
              opener.current?.focus()
              onChoose(nothingChosen)
            }}
          >
            <X className="icon max-[22rem]:hidden" aria-hidden="true" />
            <span className="whitespace-nowrap">Clear All</span>
          </Button>
        )}
      </div>
      <div
        id={bodyId}
        hidden={!isOpen}
        className={`border-t border-line lg:grid-cols-[1fr_1.3fr_auto] ${isOpen ? 'grid' : ''}`}
      >
        <FilterSection
          legend="Companies"
          searchLabel="Find a company"
          choices={companyChoices}
          chosen={companies}
          onChange={(companies) => onChoose({ companies })}
        />
        <FilterSection
          legend="Patterns"
          searchLabel="Find a pattern"
          choices={patternChoices}
          chosen={patterns}
          onChange={(patterns) => onChoose({ patterns })}
          chipsClass="lg:min-h-[256px]"
        />
        <fieldset className="min-w-0 p-4 max-lg:border-t max-lg:border-line md:p-5 lg:border-l lg:border-line">
          <legend className="float-left mb-3 w-full text-sm font-[650]">Difficulty</legend>
          <div className="clear-both flex flex-wrap gap-2 lg:w-[132px] lg:flex-col">
            {allDifficulties.map((difficulty) => (
              <FilterChip
                key={difficulty}
                label={difficulty}
                icon={<DifficultyPeaks difficulty={difficulty} />}
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
