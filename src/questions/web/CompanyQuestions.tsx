import { memo } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { CompanyList } from './CompanyList.tsx'
import type { RowActions } from './CompanyRow.tsx'
import {
  allSortings,
  type CompanyFilter,
  everything,
  inOrder,
  isNarrowed,
  nothingChosen,
  type Sorting,
} from './company-filter.ts'
import { countText } from './count-text.ts'
import { QuestionTools } from './QuestionTools.tsx'
import { RowsLoading } from './RowsLoading.tsx'
import type { ListedPage, Wanted } from './use-company-questions.ts'
import type { MarkOf } from './use-question-marks.ts'

export interface CompanyQuestionsProps {
  wanted: Wanted
  /** Absent while it is loading. */
  first: ListedPage | undefined
  /** What is likely to follow; absent where nobody can tell. */
  foreseen: ListedPage | undefined
  /** True while the answer to a newer filter is on its way. */
  isOld: boolean
  failure: string | undefined
  onRetry: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
  readFilter: () => CompanyFilter
  actions: RowActions
  markOf: MarkOf
}

export function CompanyQuestions({
  wanted,
  first,
  foreseen,
  isOld,
  failure,
  onRetry,
  onChoose,
  readFilter,
  actions,
  markOf,
}: CompanyQuestionsProps) {
  const { filter, kind, enabled } = wanted
  return (
    <section
      aria-labelledby="questions"
      aria-busy={isOld || (!first && !failure)}
      // Takes the focus when the last row goes.
      tabIndex={-1}
      className="mt-4"
    >
      <h2 id="questions" className="sr-only">
        Questions
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <p role="status" className="sr-only">
          {first && !failure && !isOld ? foundText(first.total) : ''}
        </p>
        <QuestionTools
          starredOnly={filter.starredOnly}
          isEmpty={!first || first.total === 0}
          isMember={kind === 'member'}
          isReady={enabled}
          onChoose={onChoose}
          readFilter={readFilter}
        />
        <SortBy sorting={filter.sorting} onChoose={onChoose} />
      </div>
      {failure ? (
        <div className="min-h-[60dvh]">
          <Alert onRetry={onRetry}>{failure}</Alert>
        </div>
      ) : !first ? (
        <RowsLoading isMember={kind === 'member'} />
      ) : (
        <>
          {/* It stays where nothing is found: the next letter fills its rows instead of making them. */}
          <CompanyList
            first={first}
            foreseen={foreseen}
            kind={kind}
            showsPatterns={!filter.hidePatterns}
            actions={actions}
            markOf={markOf}
          />
          {first.total === 0 && <NothingFound filter={filter} onChoose={onChoose} />}
        </>
      )}
    </section>
  )
}

function foundText(total: number): string {
  return total === 1 ? '1 question found' : `${countText(total)} questions found`
}

function NothingFound({
  filter,
  onChoose,
}: Pick<CompanyQuestionsProps, 'onChoose'> & { filter: CompanyFilter }) {
  if (!isNarrowed(filter))
    return (
      <EmptyState
        title="No questions found"
        text="Company questions will appear here once data is populated"
      />
    )
  return (
    <EmptyState
      title="No questions found"
      text="Try adjusting your search or filters"
      action={
        <Button
          onClick={() =>
            onChoose({ ...nothingChosen, search: everything.search, hideSolved: false, starredOnly: false })
          }
        >
          Clear Search &amp; Filters
        </Button>
      }
    />
  )
}

interface SortByProps extends Pick<CompanyQuestionsProps, 'onChoose'> {
  sorting: Sorting
}

const SortBy = memo(function SortBy({ sorting, onChoose }: SortByProps) {
  return (
    <label className="ml-auto flex items-center gap-2.5 text-sm whitespace-nowrap text-ink-2">
      Sort by
      <select
        value={sorting}
        onChange={({ target }) =>
          onChoose(inOrder(allSortings.find((each) => each === target.value) ?? sorting))
        }
        className="field-input"
      >
        {allSortings.map((each) => (
          <option key={each} value={each}>
            {sortingNames[each]}
          </option>
        ))}
      </select>
    </label>
  )
})

const sortingNames: Readonly<Record<Sorting, string>> = {
  frequency: 'Frequency',
  number: 'Number',
  difficulty: 'Difficulty',
  shuffle: 'Shuffled',
}
