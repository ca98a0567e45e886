import { type GenericSchema, parse } from 'valibot'
import { type LocalValue, localValue } from './local-value.ts'

export interface LocalJson<T> extends Omit<LocalValue, 'read' | 'write'> {
  /** Undefined when nothing is stored that fits the schema. The same object until the stored text changes. */
  read(): T | undefined
  /** False when the browser refused: then the value lasts as long as the page. */
  write(value: T): boolean
}

/** A value in the browser's storage as JSON. It may be of an earlier release, or edited by hand. */
export function localJson<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  where?: 'local' | 'session',
): LocalJson<T> {
  const stored = localValue(key, where)
  let last: { readonly text: string; readonly value: T | undefined } | undefined

  return {
    ...stored,
    read() {
      const text = stored.read()
      if (text === null) return undefined
      if (last?.text !== text) last = { text, value: parseStored(key, text, schema) }
      return last.value
    },
    write: (value) => stored.write(JSON.stringify(value)),
  }
}

/** Undefined when the text does not fit the schema. */
export function parseStored<T>(
  key: string,
  text: string | null,
  schema: GenericSchema<unknown, T>,
): T | undefined {
  if (text === null) return undefined
  try {
    return parse(schema, JSON.parse(text))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec says to log the failure and otherwise ignore it
    console.warn(`What this browser has stored as ${key} could not be read.`, error)
    return undefined
  }
}
