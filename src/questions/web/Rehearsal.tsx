import { useQueryClient } from '@tanstack/react-query'
import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { VisitorKind } from '#accounts/access.ts'
import { patternChoice } from './Choices.tsx'
import type { RowActions } from './CompanyRow.tsx'
import { type CompanyFilter, everything } from './company-filter.ts'
import { FilteredQuestions } from './FilteredQuestions.tsx'
import { firstCount } from './FilterSection.tsx'
import { useCompanies, useCompanyPatterns } from './use-company-facts.ts'
import { type ListedPage, useFirstQuestions } from './use-company-questions.ts'
import { type MarkOf, useAreOwnKnown } from './use-question-marks.ts'
import { readHeldList, useIsListHeld } from './whole-list.ts'

interface RehearsalProps {
  kind: VisitorKind
  actions: RowActions
  markOf: MarkOf
}

/**
 * Draws some lists where nobody sees them, once the whole list is here and before somebody types: the browser has
 * read and compiled what a letter and a choice run by then, but for what turns rows over. In a busy browser the first
 * letters took twice as long as those after them. Then it looks up what each choice on offer finds, which the list
 * keeps.
 */
export const Rehearsal = memo(function Rehearsal({ kind, actions, markOf }: RehearsalProps) {
  const client = useQueryClient()
  const isHeld = useIsListHeld()
  const areOwnKnown = useAreOwnKnown() || kind !== 'member'
  const choices = useChoicesOnOffer()
  const [step, setStep] = useState(isOver ? Number.POSITIVE_INFINITY : -1)
  useEffect(() => {
    isOver ||= step >= scenes.length + choices.length
    if (!isHeld || !areOwnKnown || isOver) return
    const timer = setTimeout(() => {
      const choice = choices[step - scenes.length]
      if (choice) readHeldList(client)?.find({ ...everything, ...choice }, { offset: 0, limit: 0 })
      // As a transition it is drawn in slices, and whatever somebody does comes between.
      startTransition(() => setStep(step + 1))
    })
    return () => clearTimeout(timer)
  }, [client, isHeld, areOwnKnown, choices, step])
  const filter = scenes[step]
  return filter && <Scene filter={filter} kind={kind} actions={actions} markOf={markOf} />
})

function useChoicesOnOffer(): readonly Partial<CompanyFilter>[] {
  const companies = useCompanies({ enabled: false })
  const patterns = useCompanyPatterns({ enabled: false })
  return useMemo(
    () => [
      ...(companies ?? []).slice(0, firstCount).map(({ slug }) => ({ companies: [slug] })),
      ...(patterns ?? []).slice(0, firstCount).map((name) => ({ patterns: [patternChoice(name).value] })),
    ],
    [companies, patterns],
  )
}

function Scene({ filter, kind, actions, markOf }: RehearsalProps & { filter: CompanyFilter }) {
  const [stage] = useState(() => document.createElement('div'))
  const { first } = useFirstQuestions({ filter, kind, enabled: false })
  return createPortal(
    <FilteredQuestions
      wanted={{ filter, kind, enabled: true }}
      first={first && withFewRows(first)}
      foreseen={undefined}
      isOld={false}
      failure={undefined}
      onRetry={nothing}
      onType={nothing}
      onTypingEnds={nothing}
      onChoose={nothing}
      onNear={nothing}
      readFilter={() => filter}
      actions={actions}
      markOf={markOf}
    />,
    stage,
  )
}

/** As much as has every part run, so that it takes no longer than it must. */
function withFewRows({ questions, total, filter }: ListedPage): ListedPage {
  return { questions: questions.slice(0, fewRows), total: Math.min(total, fewRows), filter }
}

/** Once for as long as the code stays. */
let isOver = false
const fewRows = 2
const nothing = () => {}
const scenes: readonly CompanyFilter[] = [
  everything,
  { ...everything, search: 'a' },
  { ...everything, search: 'ar' },
  { ...everything, search: 'nothing is called this' },
  { ...everything, search: 't' },
  { ...everything, difficulties: ['Easy'] },
  { ...everything, difficulties: ['Medium', 'Hard'] },
  { ...everything, search: '1' },
]
