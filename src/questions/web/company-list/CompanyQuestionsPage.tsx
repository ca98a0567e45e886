import { useLocation } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { BlindPractice } from '../practice/BlindPractice.tsx'
import { readPracticePosition } from '../practice/practice-url.ts'
import { CompanySources } from './CompanySources.tsx'
import { Filters } from './Filters.tsx'
import { Questions } from './Questions.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useCompanyFilter } from './use-company-filter.ts'
import { useCompanyQuestions } from './use-question-list.ts'

/** What companies ask: the list, or blind practice with the questions of the list. */
export function CompanyQuestionsPage() {
  const { search } = useLocation()
  const practice = readPracticePosition(search)
  return practice ? <BlindPractice key={practice.seed} {...practice} /> : <CompanyQuestions />
}

function CompanyQuestions() {
  const kind = likelyKind(useVisitor())
  const isMember = kind === 'member'
  const { filter, choose, type, writeUrl } = useCompanyFilter()
  const { list, marks, found, isStale, error, retry, hasMarksError, retryMarks } = useCompanyQuestions(
    filter,
    kind,
  )
  return (
    <>
      <title>Company Questions · Capra</title>
      <meta name="description" content="What each company asks, how often, and which pattern solves it." />
      <div className="page pt-6 pb-5 md:pt-10 md:pb-7.5">
        <h1>Company Questions</h1>
        <p className="mt-2.5 max-w-[34em] text-lg text-ink-2">
          What each company asks, how often, and which pattern solves it.
        </p>
      </div>
      <div className="page">
        <StatStrip
          stats={[
            { label: 'Companies', value: figure(list?.companies.length) },
            { label: 'Total questions', value: figure(list?.questions.length) },
            { label: 'Found', value: figure(found?.length) },
            ...(isMember ? [{ label: 'Completed', value: figure(marks?.solved.size) }] : []),
          ]}
        />
        <Toolbar filter={filter} onType={type} onTypingEnds={writeUrl} onChoose={choose} />
        <Filters
          list={list}
          companies={filter.companies}
          patterns={filter.patterns}
          difficulties={filter.difficulties}
          onChoose={choose}
        />
        <Questions
          filter={filter}
          isMember={isMember}
          marks={marks}
          hasMarksError={hasMarksError}
          onRetryMarks={retryMarks}
          found={found}
          isStale={isStale}
          error={error}
          onRetry={retry}
          onChoose={choose}
        />
        <CompanySources list={list} />
      </div>
    </>
  )
}

function figure(count: number | undefined): string {
  return count === undefined ? '–' : count.toLocaleString('en')
}
