import { type ComponentType, useMemo, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { digits } from '#platform/count-words.ts'
import { FigureLine } from '#platform/ui/display/FigureLine.tsx'
import type { CompanyCount } from '../../question-list.ts'
import { CompanySources } from './CompanySources.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListTools } from './filters/ListTools.tsx'
import { Questions } from './Questions.tsx'
import type { RowLook } from './rows/row-look.ts'
import { useCompanyFilter } from './use-company-filter.ts'
import { useCompanyQuestions } from './use-question-list.ts'

interface CompanyQuestionsPageProps extends Pick<RowLook, 'recallOf'> {
  /** What the chosen companies ask, and what the person recognizes of it. */
  CompanyMix: ComponentType<{
    companies: readonly CompanyCount[]
    /** While the filters have its room. */
    isShut: boolean
    onOpen: () => void
  }>
  /** Slugs of those the learner prepares for. */
  ownCompanies: readonly string[] | undefined
}

/** What companies ask. */
export function CompanyQuestionsPage({ CompanyMix, ownCompanies, recallOf }: CompanyQuestionsPageProps) {
  const kind = likelyKind(useVisitor())
  const isMember = kind === 'member'
  const { filter, choose, type, writeUrl } = useCompanyFilter()
  const questions = useCompanyQuestions(filter, kind)
  const { list, found, solvedCount } = questions
  const chosen = useMemo(
    () => list?.companies.filter(({ slug }) => filter.companies.includes(slug)) ?? [],
    [list, filter.companies],
  )
  const [isFiltering, setFiltering] = useState(false)
  const companyMix = useMemo(
    () =>
      chosen.length > 0 && (
        <CompanyMix companies={chosen} isShut={isFiltering} onOpen={() => setFiltering(false)} />
      ),
    [CompanyMix, chosen, isFiltering],
  )
  return (
    <>
      <title>Company Questions · Capra</title>
      <meta name="description" content="What each company asks, how often, and which pattern solves it." />
      <div className="page flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1.5 pb-0.5 md:pt-5 md:pb-3">
        <div className="flex items-center justify-between gap-1 max-md:w-full">
          <h1 className="text-xl md:text-2xl">Company Questions</h1>
          <div className="-my-2 max-md:-mr-3">
            <ListTools filter={filter} isEmpty={!found?.length} isMember={isMember} onChoose={choose} />
          </div>
        </div>
        <FigureLine
          isStackedOnPhones
          className="max-md:w-full"
          figures={[
            { label: 'Companies', value: figure(list?.companies.length) },
            { label: 'Total questions', value: figure(list?.questions.length) },
            { label: 'Found', value: figure(found?.length) },
            ...(isMember ? [{ label: 'Completed', value: figure(solvedCount) }] : []),
          ]}
        />
      </div>
      <FilterBar
        list={list}
        ownCompanies={ownCompanies}
        filter={filter}
        foundCount={found?.length}
        isMember={isMember}
        isOpen={isFiltering}
        onOpenChange={setFiltering}
        onType={type}
        onTypingEnds={writeUrl}
        onChoose={choose}
      />
      <Questions
        {...questions}
        filter={filter}
        isMember={isMember}
        recallOf={isMember ? recallOf : undefined}
        onChoose={choose}
        companyMix={companyMix}
      />
      <div className="page">
        <CompanySources list={list} sqlText={questions.shown.sqlText} />
      </div>
    </>
  )
}

function figure(count: number | undefined): string {
  return count === undefined ? '–' : digits(count)
}
