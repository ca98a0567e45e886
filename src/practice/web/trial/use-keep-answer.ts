import { v7 as newId } from 'uuid'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { Answer } from '../../contract.ts'
import { useAnswerSync } from '../AnswerSyncProvider.tsx'
import { addGuestAnswer, readGuestPractice } from '../guest-answers.ts'
import type { GivenSpot } from '../round/question/Spot.tsx'

/**
 * Keeps an answer that was given outside a round. A member's is saved like any other; everybody else's stays in this
 * browser, and an account takes it along. Of two answers to one prompt, only the first is kept there.
 */
export function useKeepAnswer(): (promptId: string, given: GivenSpot) => void {
  const sync = useAnswerSync()
  const { kind } = useVisitor()
  return (promptId, given) => {
    const answer: Answer = { ...given, id: newId(), promptId, at: new Date().toISOString() }
    if (kind === 'member') return sync?.give(answer)
    if (readGuestPractice().answers.some((earlier) => earlier.promptId === promptId)) return
    addGuestAnswer(answer)
  }
}
