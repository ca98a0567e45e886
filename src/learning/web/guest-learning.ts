import { custom, is, looseObject, number, object, record, string } from 'valibot'
import { call } from '#platform/web/call-api.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { GuestWork } from '#progress/web/import/GuestImporter.tsx'
import { type Learning, nothingLearned } from '../rules.ts'

const shape = object({
  lessons: record(string(), looseObject({ startedAt: string() })),
  hints: record(string(), number()),
})
/** What a guest did, in this browser only. */
export const guestLearning = localJson(
  'capra.guestLearning',
  custom<Learning>((value) => is(shape, value)),
)

export function readGuestLearning(): Learning {
  return guestLearning.read() ?? nothingLearned
}

/** It stays in the browser until the account has it. Sending it twice changes nothing. */
export const guestLearningWork: GuestWork = {
  describe() {
    const { lessons, hints } = readGuestLearning()
    return [
      count(Object.keys(lessons).length, 'lesson', 'you started'),
      count(Object.keys(hints).length, 'problem', 'whose hints you opened'),
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
