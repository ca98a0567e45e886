import { type ModelServer, startModelServer, type WireFormat } from './model-server.ts'

const errors: Readonly<Record<number, readonly [type: string, message: string]>> = {
  400: ['invalid_request_error', 'messages: at least one message is required'],
  401: ['authentication_error', 'invalid x-api-key'],
  404: ['not_found_error', 'model: no-such-model'],
  429: ['rate_limit_error', 'Number of request tokens has exceeded your per-minute rate limit'],
  500: ['api_error', 'Internal server error'],
  529: ['overloaded_error', 'Overloaded'],
}
function errorBody(status: number) {
  const [type, message] = errors[status] ?? ['api_error', 'Internal server error']
  return { type: 'error', error: { type, message }, request_id: 'req_011C' }
}

const event = (data: { readonly type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const of = (type: string, fields: object = {}) => event({ type, ...fields })

/** Streams replies to `POST /v1/messages`. */
function formatFor(apiKey: string): WireFormat {
  return {
    path: '/v1/messages',
    refuse: ({ headers, body }) => {
      if (headers['x-api-key'] !== apiKey) return { status: 401, body: errorBody(401) }
      const roles: string[] = body.messages?.map((message: { role: string }) => message.role) ?? []
      const isFine =
        headers['anthropic-version'] === '2023-06-01' &&
        body.stream === true &&
        typeof body.model === 'string' &&
        Number.isInteger(body.max_tokens) &&
        roles[0] === 'user' &&
        roles.every((role) => role === 'user' || role === 'assistant')
      return isFine ? undefined : { status: 400, body: errorBody(400) }
    },
    error: errorBody,
    errorHeaders: { 'request-id': 'req_011C' },
    head: (model) =>
      of('message_start', {
        message: {
          id: 'msg_014p',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: {
            input_tokens: 211,
            cache_creation_input_tokens: 0,
            cache_read_input_tokens: 0,
            output_tokens: 1,
            service_tier: 'standard',
          },
        },
      }) +
      of('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
      of('ping'),
    thought: (thinking) =>
      of('content_block_start', { index: 1, content_block: { type: 'thinking', thinking: '' } }) +
      of('content_block_delta', { index: 1, delta: { type: 'thinking_delta', thinking } }) +
      of('content_block_stop', { index: 1 }),
    piece: (text) => of('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    tail: (pieces, _model, isCut) =>
      of('content_block_stop', { index: 0 }) +
      of('message_delta', {
        delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: pieces.length },
      }) +
      of('message_stop'),
    errorEvent: event(errorBody(529)),
  }
}

export function startAnthropicServer({ apiKey }: { readonly apiKey: string }): Promise<ModelServer> {
  return startModelServer(formatFor(apiKey))
}
