import { modelRules } from '#content/tutor/model-rules.ts'
import { findTutorTopic, type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { ModelPrompt } from '../../contract.ts'
import { type CoachAnswer, type MaterialPart, ModelFailure, type TutorRequest } from './tutor-model.ts'

/** Most tokens of one call's prompt and of its answer, with what the model thinks before it. */
export const mostInputTokens = 6000
export const mostOutputTokens = 3000
/** Of the material; it gets the least even if the last two turns are long. */
const materialTokens = { least: 1000, most: 2500 }
const mostTurns = 6
/** Of what a program reported, which may be all output. */
const longestReport = 2000

/** A block of more lines than one step needs, shown before it was known what the learner works on. Not the input of a run. */
const program = /```(?!input\n)\w*\n(?:(?!```).*\n){4,}```/g
/** What stands before the buttons, which are not sent. */
const beforeButtons = /(?:If that is not what you meant: )?\bdid you mean one of these\?/gi
const programNote = '(A program stood here. The learner is to write theirs.)'

/** What a program printed may say anything, so it stands with the learner's own words. */
const reportHeading = 'Report of running this code:'

/**
 * What a model gets for one message: the rules of the topic, the newest turns that fit, oldest first, and then the
 * message with the material. The message always fits. Left out first is the least useful material, then the oldest
 * turns; none is cut, and no turn is left out between two others.
 */
export function promptFor(request: TutorRequest, { material = [], isOnProblem }: CoachAnswer): ModelPrompt {
  const topic = findTutorTopic(request.topicId)
  if (!topic) throw new ModelFailure('failed', 'there is no such topic')
  const system = systemPrompt(topic)
  const { question, run } = request
  const report = run ? `\n\n${reportHeading}\n${run.text.slice(0, longestReport)}` : ''
  const withMaterial = (parts: string) =>
    `<reference>\n${parts}\n</reference>\n\nThe learner's message:\n${question}${report}`
  const leftBeside = (asked: string) => mostInputTokens - estimateTokens(system) - estimateTokens(asked)
  const turns = request.turns.slice(-mostTurns).map(({ question: said, reply }) => {
    const heard = reply.replace(beforeButtons, '').trim()
    return { question: said, reply: isOnProblem ? heard.replace(program, programNote) : heard }
  })
  const costs = turns.map((turn) => estimateTokens(turn.question) + estimateTokens(turn.reply))

  const room = leftBeside(withMaterial(''))
  const besideTurns = room - costs.slice(-2).reduce((sum, cost) => sum + cost, 0)
  const { least, most } = materialTokens
  const asked = withMaterial(fitting(material, Math.min(room, most, Math.max(least, besideTurns))))
  let left = leftBeside(asked)
  const tooLong = costs.toReversed().findIndex((cost) => {
    left -= cost
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

/** The same bytes for every message of a topic, so that providers can cache them. */
function systemPrompt(topic: TutorTopic): string {
  const others = tutorTopics
    .filter(({ id }) => id !== topic.id)
    .map(({ id, name }) => `[${name}](/ai-tutor/chat/${id})`)
  return modelRules
    .join('\n\n')
    .replaceAll('{topic}', topic.name)
    .replaceAll('{covers}', topic.rules)
    .replaceAll('{redirect}', topic.redirect)
    .replaceAll('{others}', others.join(', '))
}

function fitting(material: readonly MaterialPart[], tokens: number): string {
  let left = tokens
  return material
    .map(({ title, text }) => `## ${title}\n${text}`)
    .filter((part) => {
      const cost = estimateTokens(part)
      if (cost > left) return false
      left -= cost
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
