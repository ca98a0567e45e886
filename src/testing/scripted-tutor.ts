import {
  ModelFailure,
  type TutorModel,
  type TutorRequest,
  type TutorUsage,
} from '#tutor/server/models/tutor-model.ts'

type Script = (request: TutorRequest, signal: AbortSignal) => AsyncIterable<string>

/** A tutor model for server tests: answers from a script and records requests. */
export class ScriptedTutor implements TutorModel {
  readonly answeredBy = { kind: 'model', name: 'A script' } as const
  readonly requests: TutorRequest[] = []
  /** Generates the next answers. */
  script: Script = saying('Which element would you compare first?')
  cost: TutorUsage = { inputTokens: 0, outputTokens: 0 }
  /** What it proposes after an answer; a function of the request only. */
  followUps = async (_: TutorRequest): Promise<readonly string[]> => []

  mostTokens = () => this.most
  most = 0

  reply = (request: TutorRequest, signal: AbortSignal) => {
    this.requests.push(request)
    return { pieces: this.script(request, signal), usage: () => this.cost }
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

/** An answer whose chunks are sent one at a time under the test's control. */
export class StepwiseScript {
  readonly #waiting: (() => void)[] = []
  #allowed = 0
  #started = Promise.withResolvers<void>()
  readonly #pieces: readonly string[]

  constructor(...pieces: readonly string[]) {
    this.#pieces = pieces
  }

  /** Resolves when a request has arrived. */
  get started(): Promise<void> {
    return this.#started.promise
  }

  /** Sends the next chunk, or ends the answer after the last one. */
  next(): void {
    const waiting = this.#waiting.shift()
    if (waiting) waiting()
    else this.#allowed += 1
  }

  readonly script: Script = (_, signal) => this.#send(signal)

  async *#send(signal: AbortSignal): AsyncGenerator<string> {
    this.#started.resolve()
    for (const piece of this.#pieces) {
      await this.#turn(signal)
      if (signal.aborted) return
      yield piece
    }
    await this.#turn(signal)
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#allowed > 0) {
      this.#allowed -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      signal.addEventListener('abort', () => resolve())
    })
  }
}
