import { is, literal, object, record, safeParse, string, unknown } from 'valibot'
import type { SolvedMasks } from '#progress/rules.ts'
import { maskEntry } from '../tick/guest-progress.ts'

export const maxFileBytes = 256 * 1024
const format = 'capra-progress'
const maxPatterns = 200
const fileSchema = object({
  format: literal(format),
  version: unknown(),
  progress: record(string(), unknown()),
})

/** A person's progress as one JSON text. Bits follow the published order of a pattern's problems, which never changes. */
export function writeProgressFile(masks: SolvedMasks, exportedAt: Date): string {
  const touched = [...masks].filter(([, mask]) => mask !== 0).sort(([a], [b]) => a - b)
  const progress = Object.fromEntries(touched.map(([id, problemsSolved]) => [id, { problemsSolved }]))
  return `${JSON.stringify({ format, version: 1, exportedAt: exportedAt.toISOString(), progress }, null, 2)}\n`
}

export type ReadFile =
  | { readonly kind: 'progress'; readonly masks: SolvedMasks }
  /** The sentence says what is wrong and what to do. */
  | { readonly kind: 'invalid'; readonly sentence: string }

/** Reads what `writeProgressFile` wrote, and explains what is wrong with any other text. */
export function readProgressFile(text: string): ReadFile {
  if (new TextEncoder().encode(text).length > maxFileBytes) return invalid(tooLarge)
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return invalid('This file is not JSON. Choose a file that was exported here.')
  }
  const file = safeParse(fileSchema, parsed)
  if (!file.success)
    return invalid('This file does not contain Capra progress. Choose a file that was exported here.')
  if (file.output.version !== 1)
    return invalid('This file was written by a newer version of Capra. Update Capra to read it.')
  const entries = Object.entries(file.output.progress)
  if (entries.length > maxPatterns)
    return invalid(`A progress file can contain at most ${maxPatterns} patterns.`)

  const masks = new Map<number, number>()
  for (const [key, entry] of entries) {
    if (!/^\d{1,9}$/.test(key) || !is(maskEntry, entry))
      return invalid(`The entry "${key.slice(0, 20)}" of this file is damaged, so nothing was imported.`)
    masks.set(Number(key), entry.problemsSolved)
  }
  return { kind: 'progress', masks }
}

export const tooLarge = `This file is larger than ${maxFileBytes / 1024} KB, so it cannot be a progress file.`

function invalid(sentence: string): ReadFile {
  return { kind: 'invalid', sentence }
}
