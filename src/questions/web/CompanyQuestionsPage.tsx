import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { BlindPractice } from './BlindPractice.tsx'
import type { RowActions } from './CompanyRow.tsx'
import { CompanySources } from './CompanySources.tsx'
import type { CompanyFilter } from './company-filter.ts'
import { FilteredQuestions } from './FilteredQuestions.tsx'
import { readPracticePlace } from './practice-address.ts'
import { Rehearsal } from './Rehearsal.tsx'
import { useCompanyFilter } from './use-company-filter.ts'
import { useAskAhead, useFirstQuestions } from './use-company-questions.ts'
import { useListReady } from './use-list-ready.ts'
import { useLookAhead } from './use-look-ahead.ts'
import { type MarkOf, useOwnMarks } from './use-question-marks.ts'
import { useRowActions } from './use-row-actions.ts'

/** What companies ask. Everything that narrows the list is in the address. */
export function CompanyQuestionsPage() {
  const visitor = useVisitor()
  const kind = likelyKind(visitor)
  const actions = useRowActions()
  const markOf = useOwnMarks({ enabled: kind === 'member' })
  return <QuestionsOf kind={kind} isSure={visitor.kind !== 'loading'} actions={actions} markOf={markOf} />
}

interface QuestionsOfProps {
  kind: VisitorKind
  /** Whether it is known who is here. */
  isSure: boolean
  actions: RowActions
  markOf: MarkOf
}

// Apart from what does not change with a letter.
function QuestionsOf({ kind, isSure, actions, markOf }: QuestionsOfProps) {
  const { filter, isKnown, choose, type, read, settle } = useCompanyFilter()
  const { search } = useLocation()
  const named = useMemo(() => readPracticePlace(search), [search])
  const practice = isKnown ? named : undefined
  const wanted = { filter, kind, enabled: isKnown && kind !== 'none' && !practice }
  const { first, isOld, failure, retry } = useFirstQuestions(wanted)
  const askAhead = useAskAhead(wanted)
  const { foreseen, look, drop } = useLookAhead(askAhead, read, first)
  const controls = useListReady(wanted)
  const chooseAndAsk = useCallback(
    (change: Partial<CompanyFilter>) => {
      drop()
      choose(change)
      void askAhead(read())
    },
    [drop, choose, read, askAhead],
  )
  const typeAndAsk = useCallback(
    (search: string) => {
      type(search)
      void askAhead(read())
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
        <FilteredQuestions
          wanted={wanted}
          first={first}
          foreseen={foreseen}
          isOld={isOld}
          failure={isSure ? failure : undefined}
          onRetry={retry}
          onType={typeAndAsk}
          onTypingEnds={settle}
          onChoose={chooseAndAsk}
          onNear={look}
          readFilter={read}
          actions={actions}
          markOf={markOf}
        />
        <CompanySources enabled={wanted.enabled} />
        <Rehearsal kind={kind} actions={actions} markOf={markOf} />
      </div>
    </>
  )
}
