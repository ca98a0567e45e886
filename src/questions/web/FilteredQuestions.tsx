import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyQuestions, type CompanyQuestionsProps } from './CompanyQuestions.tsx'
import { CompanyStats } from './CompanyStats.tsx'
import { CompanyToolbar } from './CompanyToolbar.tsx'
import type { CompanyFilter } from './company-filter.ts'

interface FilteredQuestionsProps extends CompanyQuestionsProps {
  onType: (search: string) => void
  onTypingEnds: () => void
  onChoose: (change: Partial<CompanyFilter>) => void
  onNear: (change: Partial<CompanyFilter>) => void
}

/** What a filter is chosen with, and what it finds: all that a letter or a choice changes of the page. */
export function FilteredQuestions({ onType, onTypingEnds, onNear, ...found }: FilteredQuestionsProps) {
  const { wanted, first, failure, onChoose } = found
  const { filter, kind, enabled } = wanted
  return (
    <>
      <CompanyStats
        enabled={enabled}
        isMember={kind === 'member'}
        found={failure ? undefined : first?.total}
      />
      <CompanyToolbar filter={filter} onType={onType} onTypingEnds={onTypingEnds} onChoose={onChoose} />
      <CompanyFilters
        enabled={enabled}
        companies={filter.companies}
        patterns={filter.patterns}
        difficulties={filter.difficulties}
        onChoose={onChoose}
        onNear={onNear}
      />
      <CompanyQuestions {...found} />
    </>
  )
}
