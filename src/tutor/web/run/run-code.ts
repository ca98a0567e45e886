import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { readCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'

/** What the page shows while code is run. */
export interface RunView {
  readonly status: string
  /** While a compiler waits for permission to be loaded. */
  readonly load?: () => void
  /** While it is not known which problem the code is for. */
  readonly choices?: readonly { readonly title: string; readonly choose: () => void }[]
  /** Asks the question without its code being run. */
  readonly skip: () => void
}

const compilerWaits = 'Running C++ needs a compiler: 20 MB, which are loaded once and stay in this browser.'

/**
 * Runs the code in a message, before that is sent. The runner is loaded with the first code that it may be needed for.
 *
 * @param earlier what was said before, oldest first.
 * @returns undefined if there is nothing to run, the learner skips it, or the signal ends it.
 */
export async function runCode(
  text: string,
  earlier: readonly string[],
  topic: TutorTopic,
  ended: AbortSignal,
  onView: (view: RunView | undefined) => void,
): Promise<CodeRun | undefined> {
  const code = readCode(text)
  if (!code) return undefined
  const skipped = new AbortController()
  const signal = AbortSignal.any([ended, skipped.signal])
  const show = (view: Omit<RunView, 'skip'>) => {
    if (!signal.aborted) onView({ ...view, skip: () => skipped.abort() })
  }
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const run = import('./run-pasted.ts').then(({ runPasted }) =>
    runPasted({
      code,
      patterns: topic.patterns,
      message: text,
      earlier: earlier.toReversed(),
      signal,
      onStatus: (status) => show({ status }),
      mayLoad: () => new Promise((resolve) => show({ status: compilerWaits, load: () => resolve(true) })),
      choose: (titles) =>
        new Promise((resolve) => {
          const choices = titles.map((title, index) => ({ title, choose: () => resolve(index) }))
          show({ status: 'Which problem is this code for?', choices })
        }),
    }),
  )
  // Without the runner, the question is answered all the same.
  const outcome = await Promise.race([run.catch(() => undefined), aborted])
  onView(undefined)
  return outcome
}
