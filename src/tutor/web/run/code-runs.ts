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

/** Runs the code in messages, before they are sent. The runner is loaded with the first code that it may be needed for. */
export function createCodeRuns(
  topic: TutorTopic,
  signal: AbortSignal,
  onView: (view: RunView | undefined) => void,
) {
  let end: ((reason: 'skipped' | 'stopped') => void) | undefined

  return {
    /** @returns undefined if there is nothing to run, or the learner skips it. */
    async run(text: string, earlier: readonly string[]): Promise<CodeRun | 'stopped' | undefined> {
      const code = readCode(text)
      if (!code) return undefined
      const life = new AbortController()
      const { promise: ended, resolve } = Promise.withResolvers<'skipped' | 'stopped'>()
      end = resolve
      const skip = () => end?.('skipped')
      const show = (change: Omit<RunView, 'skip'>) => {
        if (!life.signal.aborted) onView({ ...change, skip })
      }
      const found = import('./run-pasted.ts').then(({ runPasted }) =>
        runPasted({
          code,
          patterns: topic.patterns,
          message: text,
          earlier: earlier.toReversed(),
          signal: AbortSignal.any([signal, life.signal]),
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
      const outcome = await Promise.race([found.catch(() => undefined), ended])
      life.abort()
      end = undefined
      onView(undefined)
      return outcome === 'skipped' ? undefined : outcome
    },

    /** @returns whether code was being run. */
    stop(): boolean {
      const isRunning = end !== undefined
      end?.('stopped')
      return isRunning
    },
  }
}
