import { useMemo } from 'react'
import type { RowActions } from './CompanyRow.tsx'
import { useCompleteQuestion } from './use-complete-question.ts'
import { useFollowLink } from './use-follow-link.ts'
import { useStar } from './use-question-marks.ts'

/** What is done with the questions of a list. */
export function useRowActions(): RowActions {
  const complete = useCompleteQuestion()
  const star = useStar()
  const follow = useFollowLink()
  return useMemo(() => ({ complete, star, follow }), [complete, star, follow])
}
