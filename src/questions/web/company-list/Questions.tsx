import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import type { Question } from '../../question.ts'
import type { MarkIndex } from '../marks/marks-query.ts'
import { type CompanyFilter, everything, isNarrowed, nothingChosen } from './company-filter.ts'
import { ListTools } from './ListTools.tsx'
import { QuestionList } from './QuestionList.tsx'
import { RowsLoading } from './RowsLoading.tsx'

interface QuestionsProps {
  filter: CompanyFilter
  isMember: boolean
  /** Undefined for guests, and while the member's marks are unknown. */
  marks: MarkIndex | undefined
  hasMarksError: boolean
  onRetryMarks: () => void
  /** Undefined while the list is loading. */
  found: readonly Question[] | undefined
  /** True while `found` belongs to an earlier filter. */
  isStale: boolean
  error: string | undefined
  onRetry: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The questions that match the filter, or why there are none. */
export function Questions({
  filter,
  isMember,
  marks,
  hasMarksError,
  onRetryMarks,
  found,
  isStale,
  error,
  onRetry,
  onChoose,
}: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      aria-busy={isStale || (!found && !error)}
      // Receives the focus when the last row is removed.
      tabIndex={-1}
      className="mt-4"
    >
      <h2 id="questions" className="sr-only">
        Questions
      </h2>
      {hasMarksError && (
        <div className="pb-3">
          <Alert onRetry={onRetryMarks}>Your stars, notes and reports could not be loaded.</Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <p role="status" className="sr-only">
          {found && !isStale ? foundText(found.length) : ''}
        </p>
        <ListTools
          filter={filter}
          isEmpty={!found || found.length === 0}
          isMember={isMember}
          onChoose={onChoose}
        />
      </div>
      {error ? (
        <div className="min-h-[60dvh]">
          <Alert onRetry={onRetry}>{error}</Alert>
        </div>
      ) : !found ? (
        <RowsLoading />
      ) : found.length === 0 ? (
        <NothingFound filter={filter} onChoose={onChoose} />
      ) : (
        <QuestionList
          questions={found}
          marks={marks}
          isMember={isMember}
          showsPatterns={!filter.hidePatterns}
        />
      )}
    </section>
  )
}

function foundText(total: number): string {
  return total === 1 ? '1 question found' : `${total.toLocaleString('en')} questions found`
}

function NothingFound({ filter, onChoose }: Pick<QuestionsProps, 'filter' | 'onChoose'>) {
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
