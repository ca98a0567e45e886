import type { z } from 'zod'
import { AppError } from './errors.ts'
import { checkText } from './json-body.ts'

/** Parses one part of a request by its schema. Unknown keys are dropped, types are never coerced. */
export function parseInput(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const faults = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.') || 'request', message]),
  )
  const [field, message] = Object.entries(faults)[0] ?? ['request', 'not understood']
  throw new AppError('invalid', `The field "${field}" is not right: ${message}.`.slice(0, 200), {
    fields: faults,
  })
}

/** @throws AppError for query texts that no store can keep. */
export function checkQuery(query: unknown): void {
  for (const value of Object.values(query as Record<string, unknown>))
    for (const text of Array.isArray(value) ? value : [value]) if (typeof text === 'string') checkText(text)
}
