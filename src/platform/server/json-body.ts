import { AppError } from './errors.ts'

const deepest = 8

/**
 * Reads a request body: a JSON object, at most 8 levels deep, without keys that reach prototypes and without
 * text that PostgreSQL cannot hold. An empty body is an empty object.
 *
 * @throws AppError `invalid`
 */
export function readJsonObject(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('invalid', 'The request must be a JSON object.')
  check(value, 1)
  return value as Record<string, unknown>
}

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new AppError('invalid', 'The request is nested too deeply.')
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new AppError('invalid', 'The request has a field name that is not allowed.')
    checkText(key)
    check((value as Record<string, unknown>)[key], depth + 1)
  }
}

/** @throws AppError for U+0000 and lone surrogates, which no store can keep. */
export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new AppError('invalid', 'Text contains characters that cannot be saved.')
}
