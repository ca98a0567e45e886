import { type ModelServer, startModelServer, type WireFormat } from './model-server.ts'

const errors: Readonly<Record<number, { message: string; type: string; code: string | null }>> = {
  400: { message: 'Invalid request.', type: 'invalid_request_error', code: null },
  401: {
    message:
      'Incorrect API key provided: sk-test*******************1234. You can find your API key at example.com.',
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  },
  404: { message: 'The model does not exist.', type: 'invalid_request_error', code: 'model_not_found' },
  429: { message: 'Rate limit reached for requests', type: 'requests', code: 'rate_limit_exceeded' },
  500: {
    message: 'The server had an error while processing your request.',
    type: 'server_error',
    code: null,
  },
  503: { message: 'That model is currently overloaded.', type: 'server_error', code: null },
}
const errorBody = (status: number) => ({ error: { param: null, ...(errors[status] ?? errors[500]) } })

function chunk(model: string, fields: object): string {
  const head = { id: 'chatcmpl-9f3', object: 'chat.completion.chunk', created: 1_795_000_000, model }
  return `data: ${JSON.stringify({ ...head, service_tier: 'default', system_fingerprint: 'fp_44709d6fcb', ...fields })}\n\n`
}
const choice = (delta: object, finishReason: string | null) => ({
  choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  usage: null,
})

/** Streams replies to `POST /v1/chat/completions` like hosted services, Ollama, vLLM and llama.cpp do. */
export function openAiFormat(apiKey?: string): WireFormat {
  return {
    path: '/v1/chat/completions',
    refuse: ({ headers, body }) => {
      if (apiKey && headers.authorization !== `Bearer ${apiKey}`) return { status: 401, body: errorBody(401) }
      const isFine =
        body.stream === true &&
        typeof body.model === 'string' &&
        Array.isArray(body.messages) &&
        body.messages.every(
          (message: { role: string; content: unknown }) =>
            ['system', 'user', 'assistant'].includes(message.role) && typeof message.content === 'string',
        )
      return isFine ? undefined : { status: 400, body: errorBody(400) }
    },
    error: errorBody,
    errorHeaders: { 'x-request-id': 'req_6f2' },
    head: (model) => chunk(model, choice({ role: 'assistant', content: '', refusal: null }, null)),
    thought: (text, model) => chunk(model, choice({ reasoning_content: text }, null)),
    piece: (content, model) => chunk(model, choice({ content }, null)),
    tail: (pieces, model, isCut) => {
      const usage = {
        prompt_tokens: 211,
        completion_tokens: pieces.length,
        total_tokens: 211 + pieces.length,
        prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
        completion_tokens_details: {
          reasoning_tokens: 0,
          audio_tokens: 0,
          accepted_prediction_tokens: 0,
          rejected_prediction_tokens: 0,
        },
      }
      return `${chunk(model, choice({}, isCut ? 'length' : 'stop'))}${chunk(model, { choices: [], usage })}data: [DONE]\n\n`
    },
    errorEvent: `data: ${JSON.stringify(errorBody(500))}\n\n`,
  }
}

export function startOpenAiServer({ apiKey }: { readonly apiKey?: string } = {}): Promise<ModelServer> {
  return startModelServer(openAiFormat(apiKey))
}
