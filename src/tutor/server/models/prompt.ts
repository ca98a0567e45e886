import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import type { ModelPrompt } from '../../contract.ts'
import { systemPrompt } from './system-prompt.ts'
import { type CoachAnswer, type MaterialPart, ModelFailure, type TutorRequest } from './tutor-model.ts'

/** Most tokens of one call's prompt and of its answer, with what the model thinks before it. */
export const mostInputTokens = 8000
export const mostOutputTokens = 3000
/** Of the material, so that it leaves room for the conversation. */
const mostMaterialTokens = 3500
const mostTurns = 6

/** What a program printed may say anything, so it stands with the learner's own words. */
const reportHeading = 'Report of running this code:'

/**
 * What a model gets for one message: the rules of the topic, the newest turns that fit, oldest first, and then the
 * message with the material. The message always fits. The least useful material is left out first, then the oldest
 * turns; none is cut, and no turn is left out between two others.
 */
export function promptFor(request: TutorRequest, { material = [] }: CoachAnswer): ModelPrompt {
  const topic = findTutorTopic(request.topicId)
  if (!topic) throw new ModelFailure('failed', 'there is no such topic')
  const system = systemPrompt(topic)
  const { question, run } = request
  const said = run ? `${question}\n\n${reportHeading}\n${run.text}` : question
  const asked = `<reference>\n${fitting(material)}\n</reference>\n\nThe learner's message:\n${said}`
  let left = mostInputTokens - estimateTokens(system) - estimateTokens(asked)
  const turns = request.turns.slice(-mostTurns)
  const tooLong = turns.toReversed().findIndex((turn) => {
    left -= estimateTokens(turn.question) + estimateTokens(turn.reply)
    return left < 0
  })
  const messages = turns
    .slice(tooLong < 0 ? 0 : turns.length - tooLong)
    .flatMap((turn): ModelPrompt['messages'] => [
      { role: 'user', content: turn.question },
      { role: 'assistant', content: turn.reply },
    ])
  return { system, messages: [...messages, { role: 'user', content: asked }] }
}

function fitting(material: readonly MaterialPart[]): string {
  let left = mostMaterialTokens
  return material
    .map(({ title, text }) => `## ${title}\n${text}`)
    .filter((part) => {
      const tokens = estimateTokens(part)
      if (tokens > left) return false
      left -= tokens
      return true
    })
    .join('\n\n')
}

/**
 * Tokens of a text and its frame, rather too many than too few: tokenizers differ, but three bytes a token is less
 * than they do with English and code, and about what they do with other scripts.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3) + 4
}
