import { findTutorTopic } from '../../src/content/tutor/tutor-topics.ts'
import { promptFor } from '../../src/tutor/server/models/prompt.ts'
import type { TutorModel, TutorRequest, TutorTurn } from '../../src/tutor/server/models/tutor-model.ts'
import type { Situation } from './read-situations.ts'

/** One message, and what the tutor made of it. */
export interface Replayed {
  readonly request: TutorRequest
  /** All that the model would be sent, as text. */
  readonly prompt: string
  /** What it answered, or why it did not. */
  readonly reply: string
  readonly hasFailed: boolean
  readonly followUps: readonly string[]
}

/** Sends the messages of a situation one after another, as the server would: each sees the answers before it. */
export async function replay(model: TutorModel, situation: Situation): Promise<readonly Replayed[]> {
  const turns: TutorTurn[] = []
  const replayed: Replayed[] = []
  for (const { text: question, run } of situation.messages) {
    const solved = new Set(situation.solved)
    const request = { topicId: situation.topic, turns: [...turns], question, solved, ...(run && { run }) }
    const found = await model.coach.answer({ ...request, isForModel: true })
    const { system, messages } = promptFor(request, found)
    const sent = [{ role: 'system', content: system }, ...messages]
    const prompt = sent.map(({ role, content }) => `=== ${role} ===\n${content}`).join('\n\n')
    const reply = model.reply(request, found, new AbortController().signal)
    let text = ''
    let failure: unknown
    try {
      for await (const piece of reply.pieces) text += piece
    } catch (error) {
      failure = error
    }
    const hasFailed = failure !== undefined || text.trim() === ''
    const written = hasFailed
      ? `No answer: ${failure instanceof Error ? failure.message : 'it was empty'}`
      : text
    const followUps = reply.followUps ?? found.followUps
    replayed.push({ request, prompt, reply: written.trim(), hasFailed, followUps })
    turns.push({ question, reply: run ? `${run.text}\n\n${written.trim()}` : written.trim() })
  }
  return replayed
}

const boxes = ['helped', 'true', 'listened', 'no solution given', 'right length', 'question at the end']

/** For people to grade: what was said, what a program can count, and boxes to tick. */
export function gradeSheet({ name, topic, good }: Situation, replayed: readonly Replayed[]): string {
  const turns = replayed.map(({ request, reply, followUps }, index) => {
    const run = request.run ? `\n\n(${request.run.verdict} in the browser)` : ''
    return [
      `**Learner, ${index + 1}:**\n\n${quote(request.question + run)}`,
      `**Tutor:**\n\n${reply}`,
      `Buttons: ${followUps.join(' | ') || 'none'}`,
      `Counted: ${count(topic, reply).join(', ')}`,
      boxes.map((box) => `- [ ] ${box}`).join('\n'),
    ].join('\n\n')
  })
  return [`## ${name} (${topic})`, `A good tutor: ${good}`, ...turns].join('\n\n')
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ')
}

function count(topic: string, reply: string): readonly string[] {
  const code = [...reply.matchAll(/```\w*\n([\s\S]*?)(?:```|$)/g)].map(([, lines = '']) => lines.trim())
  const longest = Math.max(0, ...code.map((lines) => (lines === '' ? 0 : lines.split('\n').length)))
  const words = reply.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  return [
    `${words} words`,
    `ends with a question: ${yes(/[?？][*_)”"]*$/.test(reply))}`,
    `more than three lines of code: ${yes(longest > 3)}`,
    `off-topic sentence: ${yes(reply.includes(findTutorTopic(topic)?.redirect ?? ''))}`,
  ]
}
