import {
  array,
  custom,
  is,
  looseObject,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  transform,
} from 'valibot'
import { call } from '#platform/web/call-api.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { GuestWork } from '#progress/web/import/GuestImporter.tsx'
import { type Learning, nothingLearned } from '../rules.ts'

const shape = object({
  lessons: record(string(), looseObject({ startedAt: string() })),
  hints: record(string(), number()),
  results: optional(record(string(), array(looseObject({ at: string(), kind: string() })))),
})
/** What a guest did, in this browser only. */
export const guestLearning = localJson(
  'capra.guestLearning',
  pipe(
    custom<Partial<Learning>>((value) => is(shape, value)),
    transform((stored): Learning => ({ ...nothingLearned, ...stored })),
  ),
)

export function readGuestLearning(): Learning {
  return guestLearning.read() ?? nothingLearned
}

/** It stays in the browser until the account has it. Sending it twice changes nothing. */
export const guestLearningWork: GuestWork = {
  describe() {
    const { lessons, hints, results } = readGuestLearning()
    return [
      count(Object.keys(lessons).length, 'lesson', 'you started'),
      count(Object.keys(hints).length, 'problem', 'whose hints you opened'),
      count(Object.keys(results).length, 'pattern', 'you drove or built'),
    ].flat()
  },
  async add() {
    const sent = readGuestLearning()
    await call('PUT /api/learning', { body: sent })
    if (readGuestLearning() === sent) guestLearning.clear()
  },
}

function count(many: number, what: string, which: string): readonly string[] {
  return many === 0 ? [] : [`${many} ${what}${many === 1 ? '' : 's'} ${which}`]
}
