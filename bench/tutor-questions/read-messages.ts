import type { TutorTopicId } from '#content/tutor-topic-names.ts'

/** The half that may be looked at while the coach is worked on, and the half that may not. */
export type Half = 'dev' | 'test'

/** Something a learner types in a session on one topic. */
export interface LearnerMessage {
  readonly topicId: TutorTopicId
  readonly message: string
  readonly half: Half
  /** What was asked before in the same session. */
  readonly after?: string
}

/** A message with the passages of the lessons that answer it. */
export interface LearnerQuestion extends LearnerMessage {
  /** Ids of passages; each of them is a right answer. */
  readonly reaches: readonly string[]
}

/** One question a line, `what is typed => passage | passage`. Every second line belongs to the test half. */
export function readQuestions(topicId: TutorTopicId, text: string): readonly LearnerQuestion[] {
  return linesOf(text).map((line, place) => {
    const [message = '', reaches = ''] = line.split(' => ')
    return { topicId, message, half: halfOf(place), reaches: reaches.split(' | ') }
  })
}

/** One message a line; `question >> message` when it follows a question of the same session. */
export function readMessages(topicId: TutorTopicId, text: string): readonly LearnerMessage[] {
  return linesOf(text).map((line, place) => {
    const [message = '', after] = line.split(' >> ').reverse()
    return {
      topicId,
      message: message.replaceAll('\\n', '\n'),
      half: halfOf(place),
      ...(after ? { after } : {}),
    }
  })
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function halfOf(place: number): Half {
  return place % 2 === 0 ? 'dev' : 'test'
}
