import type { LanguageModel } from 'ai'
import type { AiSettings } from '#platform/server/ai-settings.ts'
import { makeCoach } from '../coach/coach.ts'
import type { Coach } from '../coach-answer.ts'
import { coachModel } from './coach-model.ts'
import { type HostedModelParts, hostedModel } from './hosted-model.ts'
import type { TutorModel } from './tutor-model.ts'

type Settings<Provider> = Extract<AiSettings, { readonly provider: Provider }>

/** Who answers on this instance. Nothing is called or loaded before the first question. */
export function chooseTutorModel(
  settings: AiSettings,
  coach: Coach = makeCoach(),
  times: Pick<HostedModelParts, 'limits' | 'retryPauseMs'> = {},
): TutorModel {
  if (settings.provider === 'coach') return coachModel(coach)
  const open = () =>
    settings.provider === 'anthropic' ? openAnthropic(settings) : openOpenAiCompatible(settings)
  return hostedModel({ ...times, name: settings.model, coach, open })
}

/** Anything that speaks OpenAI's chat format: hosted services, Ollama, vLLM, llama.cpp. */
async function openOpenAiCompatible({
  baseUrl,
  model,
  apiKey,
}: Settings<'openai-compatible'>): Promise<LanguageModel> {
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ])
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: providerFetch,
    ...(apiKey ? { apiKey } : {}),
    // OpenAI's own newer models refuse the older name of the limit; most others know only that.
    ...(new URL(baseUrl).hostname === 'api.openai.com' ? { transformRequestBody: withNewLimitName } : {}),
  })
  // Local servers often leave a model's thoughts in its text.
  return wrapLanguageModel({
    model: provider(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
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

/** 900 tokens, each in an event of its own, are far below this. */
const mostBytes = 2_000_000

/**
 * The built-in `fetch`, which gives up connecting after 10 s, with two limits of ours: no redirects, since the key
 * would go with them, and no endless answers.
 */
const providerFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) controller.error(new RangeError(`the answer has more than ${mostBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit), response)
}
