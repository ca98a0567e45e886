import type { LanguageModel } from 'ai'
import type { AiSettings } from '#platform/server/ai-settings.ts'
import { providerFetch } from './provider-fetch.ts'
import type { TimeLimits } from './time-limits.ts'

type Settings<Provider> = Extract<AiSettings, { readonly provider: Provider }>

/** Anything that speaks OpenAI's chat format: hosted services, Ollama, vLLM, llama.cpp. */
export async function openAiCompatible(
  { baseUrl, model, apiKey }: Settings<'openai-compatible'>,
  { connectMs }: TimeLimits,
): Promise<LanguageModel> {
  const [{ createOpenAICompatible }, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ])
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: providerFetch(connectMs),
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
export async function anthropic(
  { baseUrl = 'https://api.anthropic.com/v1', model, apiKey }: Settings<'anthropic'>,
  { connectMs }: TimeLimits,
): Promise<LanguageModel> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ baseURL: baseUrl, apiKey, fetch: providerFetch(connectMs) })(model)
}
