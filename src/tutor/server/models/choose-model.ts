import type { LanguageModel } from 'ai'
import type { AiSettings } from '#platform/server/ai-settings.ts'
import { coachThread } from '../coach/coach-thread.ts'
import { hostedModel, type ModelTimes } from './hosted-model.ts'
import type { TutorModel } from './tutor-model.ts'

type Settings<Provider> = Extract<AiSettings, { readonly provider: Provider }>

/** Who answers on this instance. Nothing is called or loaded before the first session. */
export function chooseTutorModel(settings: AiSettings, times: Partial<ModelTimes> = {}): TutorModel {
  if (settings.provider === 'coach') return coachModel
  const open = () =>
    settings.provider === 'anthropic' ? openAnthropic(settings) : openOpenAiCompatible(settings)
  return hostedModel({ name: settings.model, coach: coachThread, open, times })
}

/** The model that answers when none is configured: no key, no network, no cost. */
const coachModel: TutorModel = {
  answeredBy: { kind: 'coach', name: "Answers come from Capra's lessons." },
  mostTokens: 0,
  coach: coachThread,
  reply: (_, { text }) => ({ pieces: [text], tokens: 0, isCut: false }),
}

/** Anything that speaks OpenAI's chat format: hosted services, Ollama, vLLM, llama.cpp. */
async function openOpenAiCompatible({
  baseUrl,
  model,
  apiKey,
}: Settings<'openai-compatible'>): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  // OpenAI's own newer models refuse the older name of the limit; most others know only that.
  const limitName = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: providerFetch,
    ...(apiKey ? { apiKey } : {}),
    transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [limitName]: max_tokens }),
  })
  // Local servers often leave a model's thoughts in its text.
  return wrapLanguageModel({
    model: provider(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

/** Anthropic's Messages API. */
async function openAnthropic({
  baseUrl = 'https://api.anthropic.com/v1',
  model,
  apiKey,
}: Settings<'anthropic'>): Promise<LanguageModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ baseURL: baseUrl, apiKey, fetch: providerFetch })(model)
}

/** The built-in `fetch` without redirects, since the key would go with them. */
const providerFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
