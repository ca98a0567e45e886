import { ArrowDownWideNarrow } from 'lucide-react'
import type { Sorting } from '../../../filter-questions.ts'
import { sortings } from '../../../question.ts'
import { type CompanyFilter, inOrder } from '../company-filter.ts'
import type { QuestionList } from '../use-question-list.ts'

interface SortSelectProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  onChoose: (change: Partial<CompanyFilter>) => void
}

export function SortSelect({ list, filter, onChoose }: SortSelectProps) {
  const [only] = filter.companies.length === 1 ? filter.companies : []
  const company = list?.companies.find(({ slug }) => slug === only)
  const names: Readonly<Record<Sorting, string>> = {
    frequency: company ? `${company.name} asks` : 'Frequency',
    number: 'Number',
    difficulty: 'Difficulty',
    shuffle: 'Shuffled',
  }
  return (
    <label className="relative flex items-center text-sm font-strong text-ink-2 hover:text-ink">
      <span className="sr-only">Sort by</span>
      <ArrowDownWideNarrow className="pointer-events-none absolute left-2 icon" aria-hidden="true" />
      <select
        value={filter.sorting}
        onChange={({ target }) =>
          onChoose(inOrder(sortings.find((each) => each === target.value) ?? filter.sorting))
        }
        className="min-h-11 max-w-44 cursor-pointer appearance-none truncate rounded-sm bg-transparent pr-2 pl-8.5 field-sizing-content hover:bg-surface-2"
      >
        {sortings.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
