/** How long a model may take, in milliseconds. */
export interface TimeLimits {
  readonly connectMs: number
  /** From the call to the first token of an attempt. */
  readonly firstTokenMs: number
  /** Between two tokens. */
  readonly gapMs: number
  /** For everything, a second attempt included. */
  readonly totalMs: number
}

export const timeLimits: TimeLimits = {
  connectMs: 10_000,
  firstTokenMs: 20_000,
  gapMs: 15_000,
  totalMs: 60_000,
}

export class TimedOut extends Error {}

/** Ends a call when one of its phases takes too long, or when it is not wanted any more. */
export class PhaseTimer {
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  start(milliseconds: number, what: string): void {
    this.pause()
    this.#timer = setTimeout(
      () => this.#abort.abort(new TimedOut(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    )
  }

  pause(): void {
    clearTimeout(this.#timer)
  }

  /** Ends the call, if it still runs. */
  end(): void {
    this.pause()
    this.#abort.abort()
  }
}
