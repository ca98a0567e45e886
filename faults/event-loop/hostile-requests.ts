import { z } from 'zod'
import type { Endpoint } from '#platform/endpoint.ts'
import { usualBodyLimit } from '#platform/server/http/read-body.ts'
import type { JsonSchema } from '#testing/server/hostile-json.ts'

/** A request of a signed-in member. */
export interface HostileRequest {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly rawBody?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Node's server refuses more header bytes, the address included. */
const mostHeadBytes = 15_000
/** The router refuses longer parameters. */
const longestParameter = 200

/** What makes expressions backtrack, buffers grow and comparisons slow, repeated to any length. */
const repeated = [
  'a',
  ' ',
  'a.',
  '@',
  'a@b.',
  'www.',
  '0',
  '"',
  '\\',
  ',',
  '\n',
  '-',
  '\u0301',
  '\ufdfa',
  '🐐',
  '<a ',
]

/** The inputs that are tried on every route: the worst that fit into its address, its headers and its body. */
export function hostileRequestsFor({ method, path, query, body, bodyLimit }: Endpoint): HostileRequest[] {
  const request = { method, path: fillPath(path, '1') }
  const limit = (bodyLimit ?? usualBodyLimit) - 100
  return [
    ...pathsOf(path).map((filled) => ({ ...request, what: 'a long path', path: filled })),
    ...queriesOf(query).map((text) => ({
      ...request,
      what: 'a long query',
      path: `${request.path}?${text}`,
    })),
    ...headersOf().map((headers) => ({ ...request, what: `a long ${Object.keys(headers)[0]}`, headers })),
    ...(body ? bodiesOf(schemaOf(body), limit) : []).map(([what, rawBody]) => ({
      ...request,
      what,
      rawBody,
    })),
  ]
}

function fillPath(path: string, value: string): string {
  return path.replace(/:\w+/g, value)
}

function pathsOf(path: string): string[] {
  if (!path.includes(':')) return []
  const values = ['a', '-', '%25', '%F0%9F%90%90', '9']
  return values.map((value) => fillPath(path, value.repeat(longestParameter / value.length)))
}

function queriesOf(query: z.ZodType | undefined): string[] {
  const names = Object.keys(query ? (schemaOf(query).properties ?? {}) : {})
  const long = names.flatMap((name) => [
    `${name}=${'a,'.repeat((mostHeadBytes - 100) / 2)}`,
    `${name}=${'%20'.repeat((mostHeadBytes - 100) / 3)}`,
    `${name}=x&`.repeat((mostHeadBytes - 100) / (name.length + 3)),
  ])
  return [...long, 'a=1&'.repeat(mostHeadBytes / 5), 'a[b]'.repeat(mostHeadBytes / 5)]
}

function headersOf(): Record<string, string>[] {
  const fill = (text: string) => text.repeat((mostHeadBytes - 200) / text.length)
  return [
    { 'if-none-match': fill('W/"a", ') },
    { 'accept-encoding': fill('br;q=0 ,') },
    { 'user-agent': fill('(Mozilla/5.0 ') },
    { 'x-forwarded-for': fill('1.1.1.1, ') },
    { 'idempotency-key': fill('a') },
    { accept: fill('a/b;q=0.1,') },
  ]
}

function bodiesOf(schema: JsonSchema, limit: number): [string, string][] {
  const fields = Object.keys(schema.properties ?? {})
  const wide = (value: string) =>
    `{${Array.from({ length: limit / (value.length + 10) }, (_, at) => `"k${at}":${value}`).join(',')}}`
  const filled = (value: (size: number) => string) => {
    const size = limit / Math.max(1, fields.length) - 20
    return `{${fields.map((name) => `"${name}":${value(size)}`).join(',')}}`
  }
  return [
    ['nested arrays', `{"a":${'['.repeat(limit / 2)}${']'.repeat(limit / 2)}}`],
    ['nested objects', `${'{"a":'.repeat(limit / 6)}1${'}'.repeat(limit / 6)}`],
    ['many keys', wide('1')],
    ['many objects', wide('{}')],
    ['a long list', `{"a":[${'1,'.repeat(limit / 2 - 10)}1]}`],
    ...repeated.map((text): [string, string] => {
      const json = JSON.stringify(text).slice(1, -1)
      return [`long texts of ${json}`, filled((size) => `"${json.repeat(size / Buffer.byteLength(json))}"`)]
    }),
    ...['1', '"a"', '{}', '[]', 'null', '{"a":1}'].map((item): [string, string] => [
      `long lists of ${item}`,
      filled((size) => `[${`${item},`.repeat(size / (item.length + 1) - 1)}${item}]`),
    ]),
    [
      'objects with many fields',
      filled((size) =>
        wide('1')
          .slice(0, size)
          .replace(/,[^,]*$/, '}'),
      ),
    ],
    ...fittingBodies(schema, limit),
  ]
}

/** Bodies of the right shape whose lists, records and texts are as long as the limit allows. */
function fittingBodies(schema: JsonSchema, limit: number): [string, string][] {
  const make = (count: number, text: string) => JSON.stringify(fitting(schema, count, text))
  return repeated.flatMap((text): [string, string][] =>
    [1, 50, 5000].flatMap((count): [string, string][] => {
      let length = 1
      let body = make(count, text)
      if (Buffer.byteLength(body) > limit) return []
      while (Buffer.byteLength(make(count, text.repeat(length * 2))) < limit && length < limit) length *= 2
      body = make(count, text.repeat(length))
      return [[`lists of ${count} and texts of ${JSON.stringify(text)}`, body]]
    }),
  )
}

function fitting(schema: JsonSchema, count: number, text: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return fitting(schema.anyOf[0] ?? {}, count, text)
  switch (schema.type) {
    case 'array':
      return Array.from({ length: count }, () => fitting(schema.items ?? {}, count > 50 ? 1 : count, text))
    case 'object':
      if (schema.properties)
        return Object.fromEntries(
          Object.entries(schema.properties).map(([name, each]) => [name, fitting(each, count, text)]),
        )
      return Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          String(at),
          typeof schema.additionalProperties === 'object' ? fitting(schema.additionalProperties, 1, text) : 1,
        ]),
      )
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    default:
      return text
  }
}

function schemaOf(schema: z.ZodType): JsonSchema {
  // The library's type is wider than the schemas we produce.
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
