import type { ReactNode } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { type CompanyFilter, everything, isNarrowed, nothingChosen } from './company-filter.ts'
import { questionsText } from './FilterSheet.tsx'
import { ListTools } from './ListTools.tsx'
import { QuestionList } from './QuestionList.tsx'
import type { useCompanyQuestions } from './use-question-list.ts'

interface QuestionsProps extends ReturnType<typeof useCompanyQuestions> {
  filter: CompanyFilter
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
  companyMix: ReactNode
}

/** The questions that match the filter, or why there are none. */
export function Questions({
  list,
  filter,
  isMember,
  starsAndNotes,
  hasStarsAndNotesError,
  retryStarsAndNotes,
  found,
  sqlCount,
  leading,
  isStale,
  error,
  retry,
  onChoose,
  companyMix,
}: QuestionsProps) {
  return (
    <section
      aria-labelledby="questions"
      aria-busy={isStale || (!found && !error)}
      // Receives the focus when the last row is removed.
      tabIndex={-1}
      className="mt-2 max-md:mt-1.5"
    >
      <h2 id="questions" className="sr-only">
        Questions
      </h2>
      {hasStarsAndNotesError && (
        <div className="pb-3">
          <Alert onRetry={retryStarsAndNotes}>Your stars, notes and reports could not be loaded.</Alert>
        </div>
      )}
      <div className="flex items-center justify-between gap-x-3 pb-3">
        <FoundLine
          count={found?.length}
          sqlCount={sqlCount}
          withSql={filter.withSql}
          onWithSql={(withSql) => onChoose({ withSql })}
        />
        <ListTools filter={filter} isEmpty={!found || found.length === 0} onChoose={onChoose} />
      </div>
      <ActiveFilters list={list} filter={filter} isMember={isMember} onChoose={onChoose} />
      {companyMix}
      {error ? (
        <div className="min-h-[60dvh]">
          <Alert onRetry={retry}>{error}</Alert>
        </div>
      ) : !found ? (
        <RowsLoading />
      ) : found.length === 0 ? (
        <NothingFound filter={filter} onChoose={onChoose} />
      ) : (
        <QuestionList
          questions={found}
          starsAndNotes={starsAndNotes}
          leading={leading}
          isMember={isMember}
          showsPatterns={!filter.hidePatterns}
        />
      )}
    </section>
  )
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

/** Placeholders for the rows, about as high as they are. */
function RowsLoading() {
  return (
    <div className="min-h-dvh">
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="h-[286px] space-y-4 border-t border-line pt-6 md:h-[158px]"
        >
          <div className="h-5 w-2/5 rounded-xs bg-surface-2" />
          <div className="h-5 w-3/5 rounded-xs bg-surface-2" />
          <div className="h-5 w-1/3 rounded-xs bg-surface-2" />
        </div>
      ))}
    </div>
  )
}

interface FoundLineProps {
  /** Undefined while the list is loading. */
  count: number | undefined
  /** SQL questions that match the rest of the filter, whether they are shown or hidden. */
  sqlCount: number
  withSql: boolean
  onWithSql: (withSql: boolean) => void
}

/** How many questions match, and why SQL questions are missing from the total. */
function FoundLine({ count, sqlCount, withSql, onWithSql }: FoundLineProps) {
  const isOne = sqlCount === 1
  const sqlText = `${sqlCount.toLocaleString('en')} SQL ${isOne ? 'question is' : 'questions are'} ${withSql ? 'included' : 'hidden'}.`
  const pronoun = isOne ? 'it' : 'them'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
      <p role="status">
        {count !== undefined && (
          <>
            <b className="font-strong text-ink">{`${questionsText(count)} found.`}</b>{' '}
            {sqlCount > 0 && <span>{sqlText}</span>}
          </>
        )}
      </p>
      {count !== undefined && sqlCount > 0 && (
        <Button look="link" onClick={() => onWithSql(!withSql)}>
          {withSql ? `Hide ${pronoun}` : `Show ${pronoun}`}
        </Button>
      )}
    </div>
  )
}
