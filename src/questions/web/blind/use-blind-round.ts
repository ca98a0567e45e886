import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import type { Question } from '../../question.ts'
import { parseFilter } from '../company-list/company-filter.ts'
import { useCompanyQuestions } from '../company-list/use-question-list.ts'
import { type BlindPosition, withBlindPosition } from './blind-url.ts'

/** One round through the questions that match the filter in the URL. Solving a question does not change the round. */
export function useBlindRound({ seed, at }: BlindPosition, kind: VisitorKind) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [filter] = useState(() => ({ ...parseFilter(search), sorting: 'shuffle' as const, seed }))
  const { found, starsAndNotes, error, retry } = useCompanyQuestions(filter, kind)
  const [round, setRound] = useState<readonly Question[]>()
  if (!round && found) setRound(found)
  const [wanted, setWanted] = useState(at - 1)
  const total = round?.length
  const index = Math.max(0, Math.min(wanted, (total ?? Number.POSITIVE_INFINITY) - 1))

  // The URL counts only questions that still match, because a reload starts a round with those.
  const position = useMemo(() => {
    const matching = new Set(found?.map(({ id }) => id))
    return (round ?? []).slice(0, index).filter(({ id }) => matching.has(id)).length + 1
  }, [found, round, index])
  useEffect(() => {
    if (round && position !== at)
      void navigate(
        { search: withBlindPosition(search, { seed, at: position }) },
        { replace: true, preventScrollReset: true, state },
      )
  }, [round, position, at, search, state, seed, navigate])

  return {
    question: round?.[index],
    starsAndNotes,
    /** The first question is 1. */
    number: index + 1,
    /** Undefined while the list is loading. */
    total,
    error,
    retry,
    move: (step: 1 | -1) => total && setWanted(Math.min(Math.max(index + step, 0), total - 1)),
  }
}
