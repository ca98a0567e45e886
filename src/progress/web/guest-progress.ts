import { localValue } from '#platform/web/local-value.ts'
import { countTicks, parseGuestProgress, withAddedTicks, writeGuestProgress } from '../guest-progress-text.ts'
import { type SolvedMasks, toggleProblem } from '../rules.ts'
import { createProgressCache, problemCountsOf } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'

const kept = localValue('guestProgress')
const none: SolvedMasks = new Map()
/** Only while the browser refuses to keep them. */
let unkept: SolvedMasks | undefined
let lastRead: { text: string; masks: SolvedMasks } | undefined

export function readGuestTicks(): SolvedMasks {
  if (unkept) return unkept
  const text = kept.read()
  if (text === null) return none
  if (lastRead?.text !== text) lastRead = { text, masks: parsed(text) }
  return lastRead.masks
}

function parsed(text: string): SolvedMasks {
  try {
    return parseGuestProgress(text)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec asks for it to be logged and otherwise ignored
    console.warn('The progress kept in this browser could not be read.', error)
    return none
  }
}

export function countGuestTicks(): number {
  return countTicks(readGuestTicks())
}

/** False while the browser keeps nothing: then ticks go with the page. */
export function areGuestTicksKept(): boolean {
  return unkept === undefined
}

/** Forgets guest ticks that have reached an account; ticks made since stay. */
export function forgetGuestTicks(imported: SolvedMasks): void {
  unkept = undefined
  const isUnchanged = [...readGuestTicks()].every(([id, mask]) => imported.get(id) === mask)
  if (isUnchanged) kept.clear()
}

export const onGuestTicks = kept.onChange

/** A guest's progress stays in this browser; nothing is sent. */
export function openGuestProgress(): { source: ProgressSource; close(): void } {
  const cache = createProgressCache()
  const paint = () =>
    cache.replace(new Map([...readGuestTicks()].map(([id, mask]) => [id, { mask, waiting: 0 }])))

  function keep(masks: SolvedMasks) {
    const text = writeGuestProgress(masks, problemCountsOf(cache.readSizes()))
    // Storage may be off or full: then ticks last as long as the page. Who listens to it looks while it is written.
    unkept = masks
    if (kept.write(text)) unkept = undefined
    paint()
  }

  paint()
  const stopListening = kept.onChange(paint)
  return {
    close: stopListening,
    source: {
      kind: 'guest',
      cache,
      adopt() {},
      toggle(patternId, problem) {
        const masks = readGuestTicks()
        keep(new Map(masks).set(patternId, toggleProblem(masks.get(patternId) ?? 0, problem)))
      },
      async addTicks(added) {
        const before = readGuestTicks()
        const after = withAddedTicks(before, added, problemCountsOf(cache.readSizes()))
        keep(after)
        return { addedCount: countTicks(after) - countTicks(before), undo: () => keep(before) }
      },
    },
  }
}
