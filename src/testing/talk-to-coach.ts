import { answer } from '#tutor/server/coach/coach.ts'
import type { CoachAnswer } from '#tutor/server/models/tutor-model.ts'

/** The coach's answers to these messages of one session, to each as if it were the last. */
export async function talkToCoach(
  topicId: string,
  ...messages: readonly string[]
): Promise<readonly CoachAnswer[]> {
  const turns: { question: string; reply: string }[] = []
  const answers: CoachAnswer[] = []
  for (const question of messages) {
    const found = await answer({ topicId, turns, question, solved: new Set() })
    turns.push({ question, reply: found.text })
    answers.push(found)
  }
  return answers
}

/** The text of the last one. */
export async function lastReply(topicId: string, ...messages: readonly string[]): Promise<string> {
  return (await talkToCoach(topicId, ...messages)).at(-1)?.text ?? ''
}
