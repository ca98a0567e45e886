import type { Coach } from '../coach-answer.ts'
import type { TutorModel, TutorRequest } from './tutor-model.ts'

/** The model that answers when none is configured: no key, no network, no cost. */
export function coachModel(coach: Coach): TutorModel {
  async function* pieces(request: TutorRequest) {
    yield (await coach.answer(request)).text
  }
  return {
    answeredBy: {
      kind: 'coach',
      name: "Answers come from Capra's lessons. No language model is configured.",
    },
    mostTokens: 0,
    reply: (request) => ({ pieces: pieces(request), tokens: () => 0, isCut: () => false }),
    followUps: async (request) => (await coach.answer(request)).followUps,
    prepare: coach.prepare,
  }
}
