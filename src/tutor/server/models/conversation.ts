import type { TutorRequest } from '../tutor-model.ts'

/** Most tokens of one call's prompt and of its answer. */
export const mostInputTokens = 6000
export const mostOutputTokens = 900

interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/**
 * The newest stored turns that fit beside the system prompt, oldest first, and the question. The question always
 * fits; a turn is never cut, and none is left out between two others.
 */
export function conversation(system: string, { turns, question }: TutorRequest): readonly Message[] {
  let left = mostInputTokens - estimateTokens(system) - estimateTokens(question)
  const fitting = turns.toReversed().findIndex((turn) => {
    left -= estimateTokens(turn.question) + estimateTokens(turn.reply)
    return left < 0
  })
  return [
    ...turns.slice(fitting < 0 ? 0 : turns.length - fitting).flatMap((turn): Message[] => [
      { role: 'user', content: turn.question },
      { role: 'assistant', content: turn.reply },
    ]),
    { role: 'user', content: question },
  ]
}

/**
 * Tokens of a text and its frame, rather too many than too few: tokenisers differ, but three bytes a token is less
 * than they do with English and code, and about what they do with other scripts.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3) + 4
}
