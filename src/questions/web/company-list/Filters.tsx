import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { type CompanyFilter, countChosen, nothingChosen } from './company-filter.ts'
import { FilterFields } from './FilterFields.tsx'
import type { QuestionList } from './use-question-list.ts'

interface FiltersProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The filters beside the list on wide screens. Narrow ones have `FilterSheet`. */
export const Filters = memo(function Filters({ list, filter, onChoose }: FiltersProps) {
  const bodyId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(true)
  const { companies, patterns, difficulties } = filter
  const chosenCount = countChosen(filter)

  return (
    <section
      aria-label="Filters"
      className="sticky top-[calc(var(--header-height)+15px)] max-h-[calc(100dvh-var(--header-height)-31px)] self-start overflow-y-auto rounded-lg border border-line bg-surface max-lg:hidden"
    >
      <div className="flex min-h-14 items-center justify-between gap-x-2 pr-1 pl-4">
        <h2 className="text-base">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-12 items-center gap-2.5 font-sans tracking-normal focus-visible:-outline-offset-2"
          >
            <SlidersHorizontal className="icon" aria-hidden="true" />
            Filters
            <ChosenBadge count={chosenCount} />
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
            Clear All
          </Button>
        )}
      </div>
      <div id={bodyId} hidden={!isOpen} className="border-t border-line">
        <FilterFields
          list={list}
          companies={companies}
          patterns={patterns}
          difficulties={difficulties}
          onChoose={onChoose}
        />
      </div>
    </section>
  )
})

/** The number of active filters. */
export function ChosenBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="accent">
      <span className="tabular-nums">{count}</span>
      <span className="sr-only">active</span>
    </Badge>
  )
}
