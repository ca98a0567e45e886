import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { BlindPractice } from './BlindPractice.tsx'
import { CompanyFilters } from './CompanyFilters.tsx'
import { CompanyQuestions } from './CompanyQuestions.tsx'
import { CompanySources } from './CompanySources.tsx'
import { CompanyStats } from './CompanyStats.tsx'
import { CompanyToolbar } from './CompanyToolbar.tsx'
import type { CompanyFilter } from './company-filter.ts'
import { readPracticePlace } from './practice-address.ts'
import { useCompanyFilter } from './use-company-filter.ts'
import { useAskAhead, useFirstQuestions } from './use-company-questions.ts'
import { useListReady } from './use-list-ready.ts'

/** What companies ask. Everything that narrows the list is in the address. */
export function CompanyQuestionsPage() {
  const visitor = useVisitor()
  const kind = likelyKind(visitor)
  const { filter, isKnown, choose, type, read, settle } = useCompanyFilter()
  const { search } = useLocation()
  const practice = isKnown ? readPracticePlace(search) : undefined
  const wanted = { filter, kind, enabled: isKnown && kind !== 'none' && !practice }
  const { first, isOld, failure, retry } = useFirstQuestions(wanted)
  const askAhead = useAskAhead(wanted)
  const controls = useListReady(wanted)
  const chooseAndAsk = useCallback(
    (change: Partial<CompanyFilter>) => {
      choose(change)
      askAhead(read())
    },
    [choose, read, askAhead],
  )
  const typeAndAsk = useCallback(
    (search: string) => {
      type(search)
      askAhead(read())
    },
    [type, read, askAhead],
  )

  if (practice) return <BlindPractice key={practice.seed} wanted={wanted} place={practice} />
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
      <div className="page" ref={controls}>
        <CompanyStats
          enabled={wanted.enabled}
          isMember={kind === 'member'}
          found={failure ? undefined : first?.total}
        />
        <CompanyToolbar filter={filter} onType={typeAndAsk} onTypingEnds={settle} onChoose={chooseAndAsk} />
        <CompanyFilters
          enabled={wanted.enabled}
          companies={filter.companies}
          patterns={filter.patterns}
          difficulties={filter.difficulties}
          onChoose={chooseAndAsk}
        />
        <CompanyQuestions
          wanted={wanted}
          first={first}
          isOld={isOld}
          failure={visitor.kind === 'loading' ? undefined : failure}
          onRetry={retry}
          readFilter={read}
          onChoose={chooseAndAsk}
        />
        <CompanySources enabled={wanted.enabled} />
      </div>
    </>
  )
}
