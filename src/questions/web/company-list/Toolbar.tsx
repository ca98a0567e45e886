import { memo } from 'react'
import { SearchBox } from '#platform/ui/controls/SearchBox.tsx'
import type { Sorting } from '../../filter-questions.ts'
import { sortings } from '../../question.ts'
import { type CompanyFilter, inOrder } from './company-filter.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { ShowSwitches } from './ShowSwitches.tsx'
import type { QuestionList } from './use-question-list.ts'

interface ToolbarProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  foundCount: number | undefined
  isMember: boolean
  onType: (search: string) => void
  onTypingEnds: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Search, order, what to show, and on narrow screens the filters. */
export const Toolbar = memo(function Toolbar({
  list,
  filter,
  foundCount,
  isMember,
  onType,
  onTypingEnds,
  onChoose,
}: ToolbarProps) {
  return (
    <section aria-label="Search and show" className="grid gap-y-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="min-w-[16rem] flex-1 max-md:basis-full">
          <SearchBox
            label="Search questions"
            placeholder="Title, number, company or pattern"
            value={filter.search}
            onChange={onType}
            onBlur={onTypingEnds}
            maxLength={100}
          />
        </div>
        <FilterSheet
          list={list}
          filter={filter}
          foundCount={foundCount}
          isMember={isMember}
          onChoose={onChoose}
        />
        <label className="flex items-center gap-2.5 text-sm whitespace-nowrap text-ink-2 max-md:ml-auto">
          <span className="max-[24rem]:sr-only">Sort by</span>
          <select
            value={filter.sorting}
            onChange={({ target }) =>
              onChoose(inOrder(sortings.find((each) => each === target.value) ?? filter.sorting))
            }
            className="field-input"
          >
            {sortings.map((each) => (
              <option key={each} value={each}>
                {sortingNames[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="flex flex-wrap gap-x-6 max-md:hidden">
        <ShowSwitches filter={filter} isMember={isMember} onChoose={onChoose} />
      </div>
    </section>
  )
})

const sortingNames: Readonly<Record<Sorting, string>> = {
  frequency: 'Frequency',
  number: 'Number',
  difficulty: 'Difficulty',
  shuffle: 'Shuffled',
}
