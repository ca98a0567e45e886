import {
  ModelFailure,
  type TutorModel,
  type TutorRequest,
  type TutorUsage,
} from '#tutor/server/models/tutor-model.ts'

type Script = (request: TutorRequest, signal: AbortSignal) => AsyncIterable<string>

/** Who answers in tests of the server: says what it is told to, and keeps what it was asked. */
export class ScriptedTutor implements TutorModel {
  readonly answeredBy = { kind: 'model', name: 'A script' } as const
  readonly requests: TutorRequest[] = []
  /** How the next questions are answered. */
  script: Script = saying('Which element would you compare first?')
  cost: TutorUsage = { inputTokens: 0, outputTokens: 0 }

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

/** Says something first, if it is given, and then fails. */
export function failing(failure: ModelFailure['kind'] | Error, ...before: readonly string[]): Script {
  return async function* () {
    yield* before
    throw typeof failure === 'string' ? new ModelFailure(failure, 'as the test wants') : failure
  }
}

/** Says each piece when the test lets it, and ends with the last. */
export class Dictation {
  readonly #waiting: (() => void)[] = []
  #allowed = 0
  #started = Promise.withResolvers<void>()
  readonly #pieces: readonly string[]

  constructor(...pieces: readonly string[]) {
    this.#pieces = pieces
  }

  /** Resolves when somebody asked. */
  get started(): Promise<void> {
    return this.#started.promise
  }

  /** Lets the next piece be said; after the last one, the end. */
  next(): void {
    const waiting = this.#waiting.shift()
    if (waiting) waiting()
    else this.#allowed += 1
  }

  readonly script: Script = () => this.#say()

  async *#say(): AsyncGenerator<string> {
    this.#started.resolve()
    for (const piece of this.#pieces) {
      await this.#turn()
      yield piece
    }
    await this.#turn()
  }

  #turn(): Promise<void> {
    if (this.#allowed > 0) {
      this.#allowed -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
