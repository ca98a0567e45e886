import { z } from 'zod'

/** Who answers the tutor's questions on this instance. */
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
      /** Absent: the provider's own address. */
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
  }, 'must be an address alone; a key belongs in AI_API_KEY')
  .transform((text) => text.replace(/\/+$/, ''))
  .refine(
    (text) => !endpoints.test(text),
    'must end before the name of the call, as in https://api.example/v1',
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
    .regex(/^[\x21-\x7e]+$/, 'must be one line of visible characters, without spaces')
    .optional(),
})

/**
 * Nothing set: the built-in coach. AI_BASE_URL and AI_MODEL: whatever speaks OpenAI's chat format there.
 * AI_PROVIDER=anthropic, AI_API_KEY and AI_MODEL: Anthropic's Messages API.
 */
export const aiSettings = given.transform((env, context): AiSettings => {
  const provider = env.AI_PROVIDER ?? (env.AI_BASE_URL ? 'openai-compatible' : 'coach')
  const names = ['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'] as const
  const fault = (name: (typeof names)[number], message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })

  if (provider === 'coach') {
    for (const name of names.filter((each) => env[each]))
      fault(
        name,
        env.AI_PROVIDER
          ? 'is set, but AI_PROVIDER=coach uses no language model; remove one of the two'
          : 'is set without saying whose it is; set AI_BASE_URL, or AI_PROVIDER=anthropic',
      )
    return { provider }
  }
  const model = env.AI_MODEL ?? ''
  const apiKey = env.AI_API_KEY ?? ''
  if (!model) fault('AI_MODEL', 'is needed: the name of the model that answers')
  if (provider === 'anthropic') {
    if (!apiKey) fault('AI_API_KEY', 'is needed with AI_PROVIDER=anthropic')
    return { provider, model, apiKey, ...(env.AI_BASE_URL ? { baseUrl: env.AI_BASE_URL } : {}) }
  }
  if (!env.AI_BASE_URL)
    fault('AI_BASE_URL', 'is needed with AI_PROVIDER=openai-compatible: the address the model is served at')
  return { provider, baseUrl: env.AI_BASE_URL ?? '', model, ...(apiKey ? { apiKey } : {}) }
})
