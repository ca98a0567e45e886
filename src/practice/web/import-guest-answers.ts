import { call } from '#platform/web/call-api.ts'
import type { GuestWork } from '#progress/web/import/GuestImporter.tsx'
import { countGuestAnswers, forgetGuestAnswers, readGuestPractice } from './guest-answers.ts'

/** Answers given as a guest stay in the browser until the account has them. Sending them twice changes nothing. */
export const guestAnswersWork: GuestWork = {
  describe() {
    const count = countGuestAnswers()
    return count === 0 ? [] : [`${count} ${count === 1 ? 'answer' : 'answers'} you gave`]
  },
  async add() {
    const { answers, best } = readGuestPractice()
    for (let start = 0; start < answers.length; start += mostPerRequest) {
      const sent = answers.slice(start, start + mostPerRequest)
      await call('POST /api/practice/import', { body: { answers: [...sent], ...(best && { best }) } })
      forgetGuestAnswers(sent)
    }
  },
}

/** About half of the bytes that a request may have. */
const mostPerRequest = 500
