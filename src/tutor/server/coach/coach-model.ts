import type { TutorModel } from '../tutor-model.ts'
import { type Coach, makeCoach } from './coach.ts'

const pieceLength = 24

async function* piecesOf(text: string, signal: AbortSignal): AsyncGenerator<string> {
  for (let at = 0; at < text.length && !signal.aborted; at += pieceLength)
    yield text.slice(at, at + pieceLength)
}

/** The model that answers when none is configured: no key, no network, no cost. */
export function coachModel(coach: Coach = makeCoach()): TutorModel {
  return {
    answeredBy: {
      kind: 'coach',
      name: "Capra's built-in coach: answers from the lessons, no language model",
    },
    mostTokens: () => 0,
    reply: (request, signal) => ({
      pieces: piecesOf(coach.plan(request).answer, signal),
      usage: () => ({ inputTokens: 0, outputTokens: 0 }),
    }),
    prepare: coach.prepare,
  }
}
