import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: `anyone` (a session is read when there is one) or `member` (401 without a session). */
export type Access = 'anyone' | 'member'

/**
 * One call of the API, described once: the server mounts this object, the browser calls it by its type,
 * and the OpenAPI document is made from its schemas. Reply objects are stripped to their schema before
 * they leave, so a row can never leak a column.
 */
export interface Endpoint {
  readonly method: Method
  /** Exact path; parameters as `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** One sentence for the API page. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** True for a call that answers 201 when it created something; 200 then means that it existed before. */
  readonly creates?: boolean
  /** Statuses this call documents besides 200 and the ones every call may give. */
  readonly errors?: readonly number[]
  /** Body limit in bytes where it is not the usual 32 KB. */
  readonly bodyLimit?: number
  /** The 401 sentence, where the spec gives this call its own. */
  readonly unauthenticated?: string
  /** True where the handler itself reads the session, so that it can act even when the store is away. */
  readonly readsOwnSession?: boolean
  /** Names of the events, each with what it carries, where the answer can also be streamed. */
  readonly events?: Readonly<Record<string, string>>
  /** True for catalogue reads, which carry an ETag and may be cached by the browser. */
  readonly cacheable?: boolean
}

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type ReplyOf<E extends Endpoint> = Output<E['reply']>
export type SentBodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
