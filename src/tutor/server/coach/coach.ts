import { findTutorTopic } from '#content/tutor-topics.ts'
import type { TutorRequest } from '../tutor-model.ts'
import type { AnswerPlan, Passage } from './answer-plan.ts'
import { newConversation } from './conversation.ts'
import { makeLibrary } from './retrieve.ts'
import { takeTurn } from './take-turn.ts'
import { searchTopic } from './turn.ts'

export interface Coach {
  /** A pure function of the request: its state is found by replaying the turns. */
  readonly plan: (request: TutorRequest) => AnswerPlan
  /** Best first; empty when nothing of the product fits. */
  readonly retrieve: (topicId: string, question: string) => readonly Passage[]
}

export function makeCoach(): Coach {
  const library = makeLibrary()

  function topicOf(id: string) {
    const topic = findTutorTopic(id)
    if (!topic) throw new Error(`No topic ${id}`)
    return topic
  }

  return {
    plan({ topicId, turns, question, askedAt }) {
      const topic = topicOf(topicId)
      const before = turns.reduce(
        (conversation, turn) =>
          takeTurn({ library, topic, conversation, text: turn.question, askedAt: turn.askedAt }).conversation,
        newConversation,
      )
      return takeTurn({ library, topic, conversation: before, text: question, askedAt }).plan
    },
    retrieve(topicId, question) {
      const topic = topicOf(topicId)
      return searchTopic(library, topic, library.read(question)).map(({ passage }) => passage)
    },
  }
}
