import { PassThrough } from 'node:stream'
import {
  type CoachAnswer,
  ModelFailure,
  type TutorModel,
  type TutorReply,
  type TutorRequest,
} from '#tutor/server/models/tutor-model.ts'

type Script = (request: TutorRequest, signal: AbortSignal) => AsyncIterable<string>

/** A tutor model for server tests: answers from a script and records requests. */
export class ScriptedTutor implements TutorModel {
  answeredBy: TutorModel['answeredBy'] = { kind: 'model', name: 'A script' }
  readonly requests: TutorRequest[] = []
  /** Generates the next answers. */
  script: Script = saying('Which element would you compare first?')
  mostTokens = 0
  /** What an answer costs. */
  cost = 0
  /** What it proposes after an answer; a function of the request only. */
  followUps = async (_: TutorRequest): Promise<readonly string[]> => []

  coach = {
    answer: async (request: TutorRequest) => ({
      kind: '',
      text: '',
      passages: [],
      followUps: await this.followUps(request),
      ...(request.isForModel ? { material: [{ title: 'A part', text: 'of the material' }] } : {}),
    }),
  }

  reply = (request: TutorRequest, _: CoachAnswer, signal: AbortSignal): TutorReply => {
    this.requests.push(request)
    return { pieces: this.script(request, signal), tokens: this.cost, isCut: false }
  }

  /** Asks something whose answer the test writes. Resolves when the model has the question. */
  async dictate<Asked>(ask: () => Asked) {
    const dictation = new Dictation()
    this.script = dictation.script
    const asked = ask()
    await dictation.started
    return { dictation, asked }
  }
}

export function saying(...pieces: readonly string[]): Script {
  return async function* () {
    yield* pieces
  }
}

/** Sends these chunks, if any, and then fails. */
export function failing(failure: ModelFailure['kind'] | Error, ...before: readonly string[]): Script {
  return async function* () {
    yield* before
    throw typeof failure === 'string' ? new ModelFailure(failure, 'scripted by the test') : failure
  }
}

/** An answer that the test writes piece by piece. */
class Dictation {
  readonly #pieces = new PassThrough({ objectMode: true })
  readonly #asked = Promise.withResolvers<void>()
  /** Resolves when a request has arrived. */
  readonly started = this.#asked.promise

  readonly script: Script = (_, signal) => {
    this.#asked.resolve()
    signal.addEventListener('abort', () => this.#pieces.end())
    return this.#pieces
  }

  say(piece: string): void {
    this.#pieces.write(piece)
  }

  /** Ends the answer, with this as its last piece. */
  end(piece = ''): void {
    this.#pieces.end(piece)
  }
}
