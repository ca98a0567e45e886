/** What a provider reports as the cost of an answer. Some report nonsense. */
export interface Usage {
  readonly input: unknown
  readonly output: unknown
}

/** How a provider writes an answer, in server-sent events. */
export interface WireFormat {
  readonly path: string
  readonly head: (usage: Usage) => string
  readonly thought: (text: string) => string
  readonly piece: (text: string) => string
  readonly tail: (usage: Usage, isCut: boolean) => string
  readonly error: (message: string) => object
}

function chunk(delta: object, finish_reason: string | null = null, more: object = {}): string {
  const head = {
    id: 'chatcmpl-9f3',
    object: 'chat.completion.chunk',
    created: 1_795_000_000,
    model: 'a-model',
  }
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`
}

/** `POST /v1/chat/completions`, as hosted services, Ollama, vLLM and llama.cpp have it. */
const openAi: WireFormat = {
  path: '/v1/chat/completions',
  head: () => chunk({ role: 'assistant', content: '' }),
  thought: (text) => chunk({ reasoning_content: text }),
  piece: (content) => chunk({ content }),
  tail: ({ input, output }, isCut) => {
    const usage = { prompt_tokens: input, completion_tokens: output }
    return `${chunk({}, isCut ? 'length' : 'stop')}${chunk({}, null, { choices: [], usage })}data: [DONE]\n\n`
  },
  error: (message) => ({ error: { message, type: 'server_error', code: null, param: null } }),
}

function event(type: string, fields: object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
}

/** `POST /v1/messages` of Anthropic. */
const anthropic: WireFormat = {
  path: '/v1/messages',
  head: ({ input }) =>
    event('message_start', {
      message: {
        id: 'msg_014p',
        type: 'message',
        role: 'assistant',
        model: 'a-model',
        content: [],
        stop_reason: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    event('ping'),
  thought: (thinking) =>
    event('content_block_start', { index: 1, content_block: { type: 'thinking', thinking: '' } }) +
    event('content_block_delta', { index: 1, delta: { type: 'thinking_delta', thinking } }) +
    event('content_block_stop', { index: 1 }),
  piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  tail: ({ output }, isCut) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn' },
      usage: { output_tokens: output },
    }) +
    event('message_stop'),
  error: (message) => ({ type: 'error', error: { type: 'overloaded_error', message } }),
}

export const wireFormats = { 'openai-compatible': openAi, anthropic }
