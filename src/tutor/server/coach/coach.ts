import { findTutorTopic } from '#content/tutor-topics.ts'
import type { TutorRequest } from '../tutor-model.ts'
import type { AnswerPlan, Passage } from './answer-plan.ts'
import { newConversation } from './conversation.ts'
import { type Library, makeLibrary } from './retrieve.ts'
import { takeTurn } from './take-turn.ts'
import { searchTopic } from './turn.ts'

export interface Coach {
  /** A pure function of the request: its state is found by replaying the turns. */
  readonly plan: (request: TutorRequest) => AnswerPlan
  /** Best first; empty when nothing of the product fits. */
  readonly retrieve: (topicId: string, question: string) => readonly Passage[]
  /** Reads the lessons, which takes some 200 ms; otherwise the first question does. */
  readonly prepare: () => void
}

/** Reads the lessons when it is first needed: an instance that nobody asks pays nothing. */
export function makeCoach(): Coach {
  let opened: Library | undefined
  const open = () => {
    opened ??= makeLibrary()
    return opened
  }

  function topicOf(id: string) {
    const topic = findTutorTopic(id)
    if (!topic) throw new Error(`No topic ${id}`)
    return topic
  }

  return {
    plan({ topicId, turns, question, askedAt }) {
      const topic = topicOf(topicId)
      const library = open()
      const before = turns.reduce(
        (conversation, turn) =>
          takeTurn({ library, topic, conversation, text: turn.question, askedAt: turn.askedAt }).conversation,
        newConversation,
      )
      return takeTurn({ library, topic, conversation: before, text: question, askedAt }).plan
    },
    retrieve(topicId, question) {
      const topic = topicOf(topicId)
      const library = open()
      return searchTopic(library, topic, library.read(question)).map(({ passage }) => passage)
    },
    prepare() {
      open()
    },
  }
}
