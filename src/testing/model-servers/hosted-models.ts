import type { AiSettings } from '#platform/server/ai-settings.ts'
import type { Coach, CoachAnswer } from '#tutor/server/coach-answer.ts'
import { chooseTutorModel } from '#tutor/server/models/choose-model.ts'
import { type TimeLimits, timeLimits } from '#tutor/server/models/hosted-model.ts'
import type { TutorModel, TutorReply, TutorRequest } from '#tutor/server/models/tutor-model.ts'
import { startAnthropicServer } from './anthropic-server.ts'
import { startOpenAiServer } from './openai-server.ts'

export const apiKey = 'sk-secret-key-for-tests'
/** The lessons that the coach finds for the question. */
export const coachAnswer: CoachAnswer = {
  kind: 'hint',
  text: 'A clue: each value wants one other.',
  passages: [
    {
      id: 'hash-lookup#clues',
      title: 'Hash Map Lookup: when to use it',
      text: 'A partner is known.',
      link: '/category/4#hash-lookup',
    },
  ],
  followUps: ['Hint for Two Sum'],
  problem: 'Two Sum',
}
const coach: Coach = { answer: async () => coachAnswer }
export const request: TutorRequest = {
  topicId: 'arrays',
  turns: [{ question: 'I am stuck on Two Sum.', reply: 'What did you try?', askedAt: new Date(0) }],
  question: 'Two loops, but it is slow.',
  askedAt: new Date(60_000),
}
/** Each provider with a local server and the settings to use it. */
export const providers = [
  {
    name: 'an OpenAI-compatible endpoint',
    start: () => startOpenAiServer({ apiKey }),
    settings: (baseUrl: string): AiSettings => ({
      provider: 'openai-compatible',
      baseUrl,
      model: 'a-model',
      apiKey,
    }),
  },
  {
    name: 'Anthropic',
    start: () => startAnthropicServer({ apiKey }),
    settings: (baseUrl: string): AiSettings => ({ provider: 'anthropic', baseUrl, model: 'a-model', apiKey }),
  },
]

/** The model for these settings, with retries without delay. */
export function modelOf(settings: AiSettings, limits: Partial<TimeLimits> = {}): TutorModel {
  return chooseTutorModel(settings, coach, { limits: { ...timeLimits, ...limits }, retryPauseMs: 0 })
}

/** The text that a model returns before it ends or fails. */
export async function readReply({ pieces }: TutorReply): Promise<{ text: string; failure: unknown }> {
  let text = ''
  try {
    for await (const piece of pieces) text += piece
    return { text, failure: undefined }
  } catch (failure) {
    return { text, failure }
  }
}
