import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { CompanyFilter } from './company-filter.ts'
import { NothingFound } from './NothingFound.tsx'
import { questionsText } from './questions-text.ts'
import { ListHead } from './rows/ListHead.tsx'
import { QuestionList } from './rows/QuestionList.tsx'
import type { RowLook } from './rows/row-look.ts'
import type { useCompanyQuestions } from './use-question-list.ts'

interface QuestionsProps extends ReturnType<typeof useCompanyQuestions>, Pick<RowLook, 'recallOf'> {
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
  recallOf,
  starsAndNotes,
  hasStarsAndNotesError,
  retryStarsAndNotes,
  found,
  shown,
  isStale,
  error,
  retry,
  onChoose,
  companyMix,
}: QuestionsProps) {
  const { sorting, hidePatterns } = filter
  const { company } = shown
  const showsRecall = recallOf !== undefined
  const section = useHeldHeight(filter)
  // Else the rows would be rendered for each letter twice.
  const head = useMemo(
    () => (
      <ListHead
        sorting={sorting}
        company={company}
        showsPatterns={!hidePatterns}
        showsRecall={showsRecall}
        onChoose={onChoose}
      />
    ),
    [sorting, company, hidePatterns, showsRecall, onChoose],
  )
  return (
    <section
      ref={section}
      aria-labelledby="questions"
      aria-busy={isStale || (!found && !error)}
      // Receives the focus when the last row is removed.
      tabIndex={-1}
      data-loading={(!found && !error) || undefined}
      className="questions focus:outline-none"
    >
      <h2 id="questions" className="sr-only">
        Questions
      </h2>
      <p role="status" className="sr-only">
        {found && `${questionsText(found.length)} found.${shown.sqlText && ` ${shown.sqlText}`}`}
      </p>
      {found?.length !== 0 && companyMix}
      <div className="page">
        {hasStarsAndNotesError && (
          <div className="pt-3">
            <Alert onRetry={retryStarsAndNotes}>Your stars, notes and reports could not be loaded.</Alert>
          </div>
        )}
        {error ? (
          <div className="pt-3">
            <Alert onRetry={retry}>{error}</Alert>
          </div>
        ) : !found ? (
          <RowsLoading />
        ) : found.length === 0 ? (
          <NothingFound filter={shown.filter} count={shown.count} list={list} onChoose={onChoose} />
        ) : (
          <QuestionList
            questions={found}
            starsAndNotes={starsAndNotes}
            isMember={isMember}
            showsPatterns={!hidePatterns}
            company={company}
            leading={shown.leading}
            recallOf={recallOf}
            head={head}
          />
        )}
      </div>
    </section>
  )
}

/**
 * Marks the list while few rows must not make the page too short for where it is scrolled to: the bar above, with the
 * search that somebody is typing, would move. At the top of the page there is nothing to keep in place.
 */
function useHeldHeight(filter: CompanyFilter) {
  const section = useRef<HTMLElement>(null)
  const isScrolled = useRef(false)
  useEffect(() => {
    const look = () => {
      isScrolled.current = scrollY > 0
      if (!isScrolled.current) section.current?.removeAttribute('data-held')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the filter may leave fewer rows
  useLayoutEffect(() => {
    // Known from the last scroll event: reading scrollY here would lay out the page with the new rows.
    if (isScrolled.current) section.current?.setAttribute('data-held', '')
  }, [filter])
  return section
}

/** Placeholders for the rows, as high as they are. */
function RowsLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      <div aria-hidden="true" className="md:pt-8">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <div
            key={row}
            className="flex h-15 items-center gap-6 border-line border-b md:h-11 md:first:border-t"
          >
            <div className="size-5 rounded-full bg-surface-2" />
            <div className="h-4 w-1/4 rounded-xs bg-surface-2" />
            <div className="ml-auto h-4 w-2/5 rounded-xs bg-surface-2" />
            <div className="h-4 w-28 rounded-xs bg-surface-2 max-md:hidden" />
          </div>
        ))}
      </div>
    </>
  )
}
