import { z } from 'zod'
import type { Endpoint } from '#platform/endpoint.ts'

export interface Operation {
  readonly summary: string
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters: readonly { name: string; in: 'query' | 'path'; required: boolean; schema: unknown }[]
  readonly requestBody?: { required: boolean; content: Record<string, { schema: unknown }> }
  readonly responses: Readonly<Record<string, { description: string; content?: unknown }>>
}

export interface ApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { title: string; version: string; description: string }
  readonly servers: readonly { url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: unknown
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not well formed or out of bounds.',
  401: 'There is no valid session.',
  403: 'Not allowed, or started by another site.',
  404: 'Unknown, or not yours.',
  409: 'It conflicts with what is stored.',
  410: 'It has ended or expired.',
  413: 'The request is too large.',
  415: 'The body is not JSON.',
  429: 'A limit was reached; Retry-After says when to try again.',
  500: 'An error on our side; it was logged under the requestId.',
  502: 'A service that we depend on failed.',
  503: 'A dependency is unavailable or busy; Retry-After says when to try again.',
  504: 'A service that we depend on took too long.',
}

/** The OpenAPI document, generated from the schemas that validate requests. */
export function apiDocument(endpoints: readonly Endpoint[], publicUrl: string): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Capra',
      version: '1',
      description: 'Every call of the product. Errors have one body: message, code, requestId.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      schemas: {
        Error: z.toJSONSchema(
          z.object({
            message: z.string(),
            code: z.string(),
            requestId: z.string(),
            retryAfterSeconds: z.int().optional(),
            fields: z.record(z.string(), z.string()).optional(),
          }),
        ),
      },
    },
  }
}

function operationOf(endpoint: Endpoint): Operation {
  const isWrite = endpoint.method !== 'GET'
  const statuses = new Set([
    400,
    ...(endpoint.access === 'member' ? [401] : []),
    ...(isWrite ? [403, 413, 415] : []),
    // A path parameter that does not match the schema.
    ...(endpoint.params ? [404] : []),
    429,
    500,
    503,
    ...(endpoint.errors ?? []),
  ])
  const content = {
    [endpoint.mediaType ?? 'application/json']: { schema: schemaOf(endpoint.reply, 'output') },
    ...(endpoint.events ? { 'text/event-stream': { schema: eventsSchema(endpoint.events) } } : {}),
  }
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: endpoint.creates ? 'It was there before.' : 'Done.', content },
      ...(endpoint.creates ? { 201: { description: 'Made.', content } } : {}),
      ...Object.fromEntries(
        [...statuses].map((status) => [
          status,
          {
            description: meanings[status] ?? 'Refused.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function eventsSchema(events: NonNullable<Endpoint['events']>): object {
  const carried = Object.entries(events).map(([name, data]) => `${name}: ${data}`)
  return { type: 'string', description: `Server-sent events. ${carried.join('. ')}.` }
}

function parametersOf(schema: z.ZodType | undefined, location: 'path' | 'query'): Operation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}
