import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call it: `anyone` (with or without a session), `member` (401 without a session) or `operator` (404 for
 * everyone else). It is checked before the body is read.
 */
export type Access = 'anyone' | 'member' | 'operator'

/**
 * Defines one API endpoint: the server mounts this object, the browser calls it by its type, and the OpenAPI document
 * is generated from its schemas. Fields of a reply that are not in the schema are removed before it is sent.
 */
export interface Endpoint {
  readonly method: Method
  /** Exact path; parameters as `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** Replies 201 when it created something, and 200 when it already existed. */
  readonly creates?: boolean
  /** Statuses besides 200 and those that every endpoint can return. */
  readonly errors?: readonly number[]
  /** Body limit in bytes; 32 KB by default, and always without a session. */
  readonly bodyLimit?: number
  /** Message of a 401, if the spec defines one for this endpoint. */
  readonly unauthenticated?: string
  /** The handler reads the session itself, so that it works even when the store is unavailable. */
  readonly readsOwnSession?: boolean
  /**
   * Afterwards someone else may be signed in, or nobody. Only such an endpoint can set the session cookie, and the service
   * worker deletes what it has cached.
   */
  readonly changesSession?: boolean
  /** Whatever is sent as its body is neither read nor refused, as for the form of a mail program (RFC 8058). */
  readonly ignoresBody?: boolean
  /** Event names and their data, if the reply can be streamed. */
  readonly events?: Readonly<Record<string, string>>
  /** Of a reply that is a file, whose text the schema describes. JSON by default. */
  readonly mediaType?: string
  /** Sends an ETag, so that the browser may cache the reply. */
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

/** An endpoint as callers and tests write it: `GET /api/categories`, `DELETE /api/buddies/:userId`. */
export type Address = keyof Endpoints
export type ReplyTo<A extends Address> = ReplyOf<Endpoints[A]>
export type SentBody<A extends Address> = Input<Endpoints[A], 'body'>

/** All endpoints of the product by address. Each contract adds its own at its end. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the contracts.
export interface Endpoints {}

export type EndpointsOf<Api extends Readonly<Record<string, Endpoint>>> = {
  readonly [E in Api[keyof Api] as `${E['method']} ${E['path']}`]: E
}

type PathParams<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name]: string | number } & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? { readonly [N in Name]: string | number }
    : unknown
type Input<E extends Endpoint, Name extends 'body' | 'query'> = E[Name] extends z.ZodType
  ? z.input<E[Name]>
  : unknown

/** Must be absent if the endpoint has no such part, and may be if it has only optional fields. */
type Part<Name extends string, Fields> = unknown extends Fields
  ? { readonly [N in Name]?: undefined }
  : Partial<Fields> extends Fields
    ? { readonly [N in Name]?: Fields }
    : { readonly [N in Name]: Fields }

/** What a call to an endpoint sends. */
export type Sent<A extends Address> = Part<'params', PathParams<A>> &
  Part<'query', Input<Endpoints[A], 'query'>> &
  Part<'body', Input<Endpoints[A], 'body'>>
