import { useMemo } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { type CompanyFilter, constraintsOf, isNarrowed, nothingNarrowed } from './company-filter.ts'
import type { QuestionList, useCompanyQuestions } from './use-question-list.ts'

interface NothingFoundProps
  extends Pick<ReturnType<typeof useCompanyQuestions>['shown'], 'filter' | 'count'> {
  list: QuestionList | undefined
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Why there are no questions, and which filter leaves out how many. */
export function NothingFound({ list, filter, count, onChoose }: NothingFoundProps) {
  const hint = useMemo(() => {
    const wouldBe = constraintsOf(filter, list)
      .slice(0, mostTried)
      .map(({ label, without }) => ({ label, found: count({ ...filter, ...without }) }))
      .filter(({ found }) => found > 0)
    const [first, ...others] = wouldBe.map(({ label, found }) => `without ${label} ${found}`)
    if (!first || !wouldBe[0]) return undefined
    const { label, found } = wouldBe[0]
    return [`Without ${label} there ${found === 1 ? 'is' : 'are'} ${found}`, ...others].join(', ')
  }, [list, filter, count])

  if (!isNarrowed(filter))
    return (
      <EmptyState
        isFrameless
        title="No questions found"
        text="Company questions will appear here once data is populated"
      />
    )
  return (
    <EmptyState
      isFrameless
      title="No questions found"
      text="Try adjusting your search or filters"
      action={
        <>
          <Button onClick={() => onChoose(nothingNarrowed)}>Clear Search &amp; Filters</Button>
          {hint !== undefined && <p className="mt-4 text-xs text-muted">{`${hint}.`}</p>}
        </>
      }
    />
  )
}

/** Each filter that is left out on trial goes through the whole list. */
const mostTried = 8
