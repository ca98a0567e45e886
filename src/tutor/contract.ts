import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { tutorLimits } from './session-rules.ts'

const topicSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  examples: z.array(z.string()).length(4),
  relatedConcepts: z.array(z.string()).length(4),
})

const answeredBySchema = z.object({ kind: z.enum(['coach', 'model']), name: z.string() })

const maxQuestionsSchema = z.literal(tutorLimits.questionsPerSession)

/** Messages that may come next, each to be sent as it is. */
const followUpsSchema = z.array(z.string().max(120)).max(5)

/**
 * What the asker's browser reports of running the code in a message: their own word, which anybody could send. The text
 * becomes the beginning of the answer.
 */
const codeRunSchema = z.object({
  /** Slug of the pattern whose cases it was run on. */
  pattern: z.string().max(60),
  /** `broken`: it does not parse or compile. */
  verdict: z.enum(['passes', 'slow', 'fails', 'broken']),
  text: z.string().trim().min(1).max(tutorLimits.runLength),
})
export type CodeRun = z.output<typeof codeRunSchema>

/** All that a language model gets for one message. */
const modelPromptSchema = z.object({
  system: z.string(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
})
export type ModelPrompt = z.output<typeof modelPromptSchema>

const chatReplySchema = z.object({
  /** Paragraphs, lists, code, quotes and links to our own pages, in Markdown. */
  response: z.string(),
  followUps: followUpsSchema,
  questionCount: z.int(),
  isSessionComplete: z.boolean(),
  maxQuestions: maxQuestionsSchema,
  /** The `messageId` of the question, or the one it was given. */
  messageId: z.string(),
  /** Stopped before its end, or cut at the length limit. */
  truncated: z.boolean().optional(),
  /** If it was asked for and the coach answered. */
  prompt: modelPromptSchema.optional(),
})
export type ChatReply = z.output<typeof chatReplySchema>

/** Events of the streamed answer, each with its data as JSON. `error` comes only after the stream has begun. */
export interface ChatEvents {
  readonly start: { readonly messageId: string }
  readonly delta: { readonly text: string }
  readonly done: ChatReply
  readonly error: { readonly message: string; readonly code: string }
}

/** One of them, as it is sent. */
export type ChatEvent = {
  readonly [Name in keyof ChatEvents]: { readonly event: Name; readonly data: ChatEvents[Name] }
}[keyof ChatEvents]

export const tutorApi = {
  topics: endpoint({
    method: 'GET',
    path: '/api/ai-tutor/topics',
    access: 'anyone',
    summary: 'Topics of the tutor, and who answers on this server.',
    reply: z.object({ topics: z.array(topicSchema), answeredBy: answeredBySchema }),
  }),
  newSession: endpoint({
    method: 'POST',
    path: '/api/ai-tutor/session/new',
    access: 'member',
    summary: `Opens a conversation of ${tutorLimits.questionsPerSession} questions on one topic.`,
    body: z.object({ topicId: z.string() }),
    reply: z.object({
      sessionId: z.string(),
      initialMessage: z.string(),
      topicId: z.string(),
      questionCount: z.literal(0),
      maxQuestions: maxQuestionsSchema,
      isSessionComplete: z.literal(false),
      expiresAt: z.string(),
      answeredBy: answeredBySchema,
    }),
  }),
  chat: endpoint({
    method: 'POST',
    path: '/api/ai-tutor/chat',
    access: 'member',
    summary:
      'Asks one question. With `Accept: text/event-stream` the answer comes as it is written. `conversationHistory` is ignored.',
    body: z.object({
      topicId: z.string(),
      message: z.string(),
      sessionId: z.string(),
      conversationHistory: z.array(z.unknown()).max(100).optional(),
      messageId: z.string().min(1).max(100).optional(),
      run: codeRunSchema.optional(),
      /** Asks for the prompt with which a model in the browser can phrase the coach's answer. */
      withPrompt: z.boolean().optional(),
    }),
    reply: chatReplySchema,
    events: {
      start: 'messageId, at once',
      delta: 'text, the next part of the answer',
      done: 'the same as the plain answer',
      error: 'message and code, instead of done',
    } satisfies Record<keyof ChatEvents, string>,
    errors: [404, 409, 410, 502, 504],
    bodyLimit: 512 * 1024,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/ai-tutor/session/:id/stop',
    access: 'member',
    summary:
      'Stops the answer being written. What was written is kept and counted; nothing written, nothing counted.',
    params: z.object({ id: z.string() }),
    body: z.object({ messageId: z.string().min(1).max(100) }),
    reply: z.object({ stopped: z.boolean() }),
    errors: [404],
  }),
  readSession: endpoint({
    method: 'GET',
    path: '/api/ai-tutor/session/:id',
    access: 'member',
    summary: 'One of your conversations, as stored.',
    params: z.object({ id: z.string() }),
    reply: z.object({
      sessionId: z.string(),
      topicId: z.string(),
      /** Oldest first: the greeting, then questions (under their `messageId`) each with its answer. */
      messages: z.array(
        z.object({
          id: z.string(),
          role: z.enum(['user', 'assistant']),
          content: z.string(),
          timestamp: z.string(),
          truncated: z.boolean().optional(),
        }),
      ),
      questionCount: z.int(),
      isSessionComplete: z.boolean(),
      /** Of the last answer; none while the next one is being written. */
      followUps: followUpsSchema,
      /** The last question is still being answered. A failed or canceled one is not listed. */
      pending: z.boolean(),
      lastActivityAt: z.string(),
      expiresAt: z.string(),
    }),
    errors: [404],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/ai-tutor/session/:id',
    access: 'member',
    summary: 'Ends one of your conversations. Ending it again is fine.',
    params: z.object({ id: z.string() }),
    reply: z.object({ ended: z.literal(true) }),
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof tutorApi> {}
}
