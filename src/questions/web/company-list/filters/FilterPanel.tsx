import type { CompanyFilter } from '../company-filter.ts'
import type { QuestionList } from '../use-question-list.ts'
import { FilterFields } from './FilterFields.tsx'
import { ShowSwitches } from './ShowSwitches.tsx'

interface FilterPanelProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The filters above the list. Phones have a sheet instead. */
export function FilterPanel({ list, filter, onChoose }: FilterPanelProps) {
  return (
    <section id="company-filters" aria-label="Filters" className="page">
      <div className="flex flex-wrap gap-x-5 pt-2 min-[68rem]:hidden">
        <ShowSwitches filter={filter} onChoose={onChoose} />
      </div>
      <div className="grid grid-cols-[1fr_1fr_auto] border-b border-line pt-3.5 pb-4">
        <FilterFields
          list={list}
          companies={filter.companies}
          patterns={filter.patterns}
          difficulties={filter.difficulties}
          onChoose={onChoose}
        />
      </div>
    </section>
  )
}
