import { z } from 'zod'

/** Which model answers the tutor's questions on this instance. */
export type AiSettings =
  | { readonly provider: 'coach' }
  | {
      readonly provider: 'openai-compatible'
      readonly baseUrl: string
      readonly model: string
      readonly apiKey?: string
    }
  | {
      readonly provider: 'anthropic'
      /** Defaults to the provider's public URL. */
      readonly baseUrl?: string
      readonly model: string
      readonly apiKey: string
    }

const endpoints = /\/(chat\/completions|completions|messages|responses)$/

const baseUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'must look like http://localhost:11434/v1',
    abort: true,
  })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text)
    return username + password + search + hash === ''
  }, 'must not contain credentials or a query; put the key in AI_API_KEY')
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(
    (text) => !endpoints.test(text),
    'must not include the endpoint: use the base URL, as in https://api.example/v1',
  )

const given = z.object({
  AI_PROVIDER: z
    .enum(['coach', 'openai-compatible', 'anthropic'], 'must be coach, openai-compatible or anthropic')
    .optional(),
  AI_BASE_URL: baseUrl.optional(),
  AI_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, 'must be the name of a model, without spaces')
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
})

/**
 * Nothing set: the built-in coach. AI_BASE_URL and AI_MODEL: any server that speaks OpenAI's chat completions format.
 * AI_PROVIDER=anthropic, AI_API_KEY and AI_MODEL: Anthropic's Messages API.
 */
export const aiSettings = given.transform((env, context): AiSettings => {
  const provider = env.AI_PROVIDER ?? (env.AI_BASE_URL ? 'openai-compatible' : 'coach')
  const names = ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'] as const
  const problem = (name: (typeof names)[number], message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })

  if (provider === 'coach') {
    for (const name of names.filter((each) => env[each]))
      problem(
        name,
        env.AI_PROVIDER
          ? 'is set, but AI_PROVIDER=coach uses no language model; remove one of the two'
          : 'is set without a provider; set AI_BASE_URL, or AI_PROVIDER=anthropic',
      )
    return { provider }
  }
  const model = env.AI_MODEL ?? ''
  const apiKey = env.AI_API_KEY ?? ''
  if (!model) problem('AI_MODEL', 'is required: the name of the model')
  if (provider === 'anthropic') {
    if (!apiKey) problem('AI_API_KEY', 'is required with AI_PROVIDER=anthropic')
    return { provider, model, apiKey, ...(env.AI_BASE_URL ? { baseUrl: env.AI_BASE_URL } : {}) }
  }
  if (!env.AI_BASE_URL)
    problem('AI_BASE_URL', 'is required with AI_PROVIDER=openai-compatible: the base URL of the model server')
  return { provider, baseUrl: env.AI_BASE_URL ?? '', model, ...(apiKey ? { apiKey } : {}) }
})
