import fc from 'fast-check'

/** The subset of JSON Schema that our request schemas use. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** Values that exist in the store, by field name, so that some requests get past validation. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const nested = (depth: number) => `${'{"a":['.repeat(depth)}0${']}'.repeat(depth)}`
const quoted = (text: string) => JSON.stringify(text)

/** Strings known to break programs, unquoted. All are valid in JSON and in URLs. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x1',
  ' 1 ',
  '+1',
  '٣',
  '999999999',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '%00',
  '%_\\',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>run()</script>',
  'javascript:run()',
  'a\r\nset-cookie: sid=x',
  '\u202egnol\u200b',
  '\ufeff',
  '🐐'.repeat(30),
  'z\u0301'.repeat(200),
  'x'.repeat(101),
  'x'.repeat(5001),
  ','.repeat(60),
  '(a+)+$',
]

/** JSON values, as source text, that match no field or only its type. */
const hostileJson: readonly string[] = [
  ...hostileTexts.map(quoted),
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfffx"',
  quoted('x'.repeat(20_000)),
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e-320',
  '1e400',
  '-1e400',
  '31',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '123456789012345678901234567890',
  '[]',
  '[null]',
  '[[],{}]',
  '{}',
  '{"length":-1}',
  '{"toString":null,"valueOf":1}',
  '{"$ne":null}',
  '{"__proto__":{"isOperator":true}}',
  '{"constructor":{"prototype":{"isOperator":true}}}',
  nested(3),
  nested(9),
  nested(2000),
]

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'userId',
  'id',
  '',
  'a\u0000',
  '\ud800',
]

/** Whole bodies that are not objects. */
const hostileBodies: readonly string[] = [
  ' ',
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"a":',
  '{}x',
  '{} {}',
  '\ufeff{}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1,}',
  '\u0000',
  '['.repeat(20_000),
  '{"a":'.repeat(6000),
  `{"pad":${quoted('x'.repeat(40_000))}}`,
  `{"pad":${quoted('x'.repeat(600_000))}}`,
]

/** Generates request bodies as text: mostly valid by the schema, with some hostile values. */
export function bodiesFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fitting(schema, known, '') },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
  )
}

function anyOf(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 5, arbitrary: fitting(schema, known, name) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileJson) },
  )
}

function fitting(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<string> {
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const))
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, known, name)))
  const { [name]: values } = known
  if (values && schema.type !== 'object' && schema.type !== 'array')
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...values.map((value) => JSON.stringify(value))) },
      { weight: 1, arbitrary: byType(schema, known, name) },
    )
  return byType(schema, known, name)
}

function byType(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<string> {
  switch (schema.type) {
    case 'object':
      return schema.properties ? objectOf(schema, known) : recordOf(schema, known)
    case 'array':
      return fc
        .array(anyOf(schema.items ?? {}, known, name), { maxLength: 4 })
        .map((items) => `[${items.join(',')}]`)
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 40 }).map(String), fc.double().map(quotedNumber))
    default:
      return fc.oneof(
        fc.constantFrom(...hostileTexts.map(quoted)),
        fc.string({ unit: 'binary', maxLength: 60 }).map(quoted),
      )
  }
}

const quotedNumber = (value: number) => (Number.isFinite(value) ? String(value) : '1e999')

function objectOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const members = Object.entries(properties).map(([key, schema]) =>
    fc
      .tuple(fc.integer({ min: 0, max: 19 }), anyOf(schema, known, key), fc.constantFrom(...hostileJson))
      .map(([dice, value, other]) => {
        // Required fields are rarely left out; a field is sometimes duplicated, and then the last one counts.
        if (dice < (required.includes(key) ? 1 : 6)) return []
        const member = `${quoted(key)}:${value}`
        return dice === 19 ? [`${quoted(key)}:${other}`, member] : [member]
      }),
  )
  const extra = fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...hostileKeys), fc.constantFrom(...hostileJson))
    .map(([dice, key, value]) => (dice === 0 ? [`${quoted(key)}:${value}`] : []))
  return fc.tuple(...members, extra).map((parts) => `{${parts.flat().join(',')}}`)
}

function recordOf({ additionalProperties }: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const value = typeof additionalProperties === 'object' ? additionalProperties : {}
  const key = fc.oneof(
    fc.integer({ min: 0, max: 60 }).map(String),
    fc.constantFrom(...hostileKeys, '1e1', '-1'),
  )
  return fc
    .array(fc.tuple(key, anyOf(value, known, '')), { maxLength: 4 })
    .map((members) => `{${members.map(([name, text]) => `${quoted(name)}:${text}`).join(',')}}`)
}
