import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import type { CompanyCount } from '../../question-list.ts'
import { QuestionTabs } from '../QuestionTabs.tsx'
import { CompanySources } from './CompanySources.tsx'
import type { CompanyFilter } from './company-filter.ts'
import { Filters } from './Filters.tsx'
import { Questions } from './Questions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useCompanyFilter } from './use-company-filter.ts'
import { useCompanyQuestions } from './use-question-list.ts'

interface CompanyQuestionsPageProps {
  /** What the chosen companies ask, and what the person recognizes of it. */
  CompanyMix: ComponentType<{ companies: readonly CompanyCount[] }>
}

/** What companies ask. */
export function CompanyQuestionsPage({ CompanyMix }: CompanyQuestionsPageProps) {
  const kind = likelyKind(useVisitor())
  const isMember = kind === 'member'
  const { filter, choose, type, writeUrl } = useCompanyFilter()
  const results = useRef<HTMLDivElement>(null)
  const chooseBeside = useCallback(
    (change: Partial<CompanyFilter>) => {
      choose(change)
      // The filters stay in view while the list scrolls. A new list starts at its top.
      const isScrolled = (results.current?.getBoundingClientRect().top ?? 0) < 0
      if (isScrolled) results.current?.scrollIntoView()
    },
    [choose],
  )
  const questions = useCompanyQuestions(filter, kind)
  const { list, found, solvedCount } = questions
  const chosen = useMemo(
    () => list?.companies.filter(({ slug }) => filter.companies.includes(slug)) ?? [],
    [list, filter.companies],
  )
  return (
    <>
      <title>Company Questions · Capra</title>
      <meta name="description" content="What each company asks, how often, and which pattern solves it." />
      <QuestionTabs />
      <div className="page pt-4 pb-3 md:pt-6 md:pb-5">
        <h1>Company Questions</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-2 max-md:hidden">
          What each company asks, how often, and which pattern solves it.
        </p>
      </div>
      <div className="page">
        <StatStrip
          isCompact
          stats={[
            { label: 'Companies', value: figure(list?.companies.length) },
            { label: 'Total questions', value: figure(list?.questions.length) },
            { label: 'Found', value: figure(found?.length) },
            ...(isMember ? [{ label: 'Completed', value: figure(solvedCount) }] : []),
          ]}
        />
        <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10">
          <Filters list={list} filter={filter} onChoose={chooseBeside} />
          <div ref={results} className="scroll-mt-[84px]">
            <Toolbar
              list={list}
              filter={filter}
              foundCount={found?.length}
              isMember={isMember}
              onType={type}
              onTypingEnds={writeUrl}
              onChoose={choose}
            />
            <Questions
              {...questions}
              filter={filter}
              isMember={isMember}
              onChoose={choose}
              companyMix={chosen.length > 0 && <CompanyMix companies={chosen} />}
            />
          </div>
        </div>
        <CompanySources list={list} />
      </div>
    </>
  )
}

function figure(count: number | undefined): string {
  return count === undefined ? '–' : count.toLocaleString('en')
}
