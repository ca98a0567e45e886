import { call } from '#platform/web/call-api.ts'
import type { GuestWork } from '#progress/web/import/GuestImport.tsx'
import type { Answer } from '../contract.ts'
import { countGuestAnswers, forgetGuestAnswers, readGuestPractice } from './guest-answers.ts'

/** Answers given as a guest stay in the browser until the account has them. Sending them twice changes nothing. */
export const guestAnswersWork: GuestWork = {
  count: countGuestAnswers,
  describe: (count) => `${count} ${count === 1 ? 'answer' : 'answers'} you gave`,
  async add() {
    const { answers } = readGuestPractice()
    await call('POST /api/practice/import', {
      body: { answers: answers.map(withoutRound) },
    })
    forgetGuestAnswers(answers)
  },
}

/** The rounds of a guest are not on the server. */
function withoutRound({ roundId: _, ...answer }: Answer): Answer {
  return answer
}
