import type { TutorRequest } from '../tutor-model.ts'
import type { AnswerPlan, Passage } from './answer-plan.ts'

export interface Coach {
  /** A pure function of the request: its state is found by replaying the turns. */
  readonly plan: (request: TutorRequest) => AnswerPlan
  /** Best first; empty when nothing of the product fits. */
  readonly retrieve: (topicId: string, question: string) => readonly Passage[]
}

export function makeCoach(): Coach {
  return {
    plan: () => ({ kind: 'nearest', passages: [], answer: "I don't know that yet." }),
    retrieve: () => [],
  }
}
