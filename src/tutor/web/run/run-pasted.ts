import { casesOfPrograms } from '#content/tutor/programs/program-cases.ts'
import type { Run } from '#runner/judge/judge.ts'
import { loadAllCases } from '#runner/web/load-cases.ts'
import { waitingText } from '#runner/web/RunnerNote.tsx'
import { prepare, runProgram } from '#runner/web/run-program.ts'
import { isHere } from '#runner/web/runner-files.ts'
import type { RunnerState } from '#runner/web/use-runner.ts'
import type { ReadCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'
import { type Choose, judgePasted } from './judge-pasted.ts'
import { matchProgram } from './match-program.ts'

export interface PastedRun {
  readonly code: ReadCode
  /** Patterns that the topic covers. */
  readonly patterns: readonly string[]
  /** The message with the code. */
  readonly message: string
  /** What was said before it, the newest first. */
  readonly earlier: readonly string[]
  /** Ends the run; it then has no result. */
  readonly signal: AbortSignal
  readonly onStatus: (status: string) => void
  /** Whether a compiler of 20 MB may be loaded. */
  readonly mayLoad: () => Promise<boolean>
  readonly choose: Choose
}

/**
 * Runs pasted code on the cases of the problem that it answers, in a worker of this browser.
 *
 * @returns undefined if there are no cases for it, the language does not run here, or the run was ended.
 */
export async function runPasted(pasted: PastedRun): Promise<CodeRun | undefined> {
  const { patterns, message, earlier, signal, onStatus, mayLoad, choose } = pasted
  const { code, language } = pasted.code
  if (language === 'java') return undefined
  const programs = casesOfPrograms(patterns)
  const loaded = patterns.map(
    async (name) => [name, { ...(await loadAllCases(name)), ...programs.get(name) }] as const,
  )
  const candidates = new Map(await Promise.all(loaded))
  const matches = matchProgram({ code, language }, candidates, message, earlier)
  if (matches.length === 0) return undefined
  if (language === 'cpp' && !(await isHere(language)) && !(await mayLoad())) return undefined
  const show = (state: RunnerState) => onStatus(waitingText(state, language) ?? '')
  await prepare(language, {
    // A screen reader reads out each change.
    onDownload: ({ megabytes, of }) => {
      show({ kind: 'loading', download: { megabytes: Math.floor(megabytes / 5) * 5, of } })
    },
    onPreparing: () => show({ kind: 'preparing' }),
  })
  signal.throwIfAborted()
  onStatus('Running your code')
  const run: Run = async (request) => {
    const report = await runProgram(request, { signal })
    signal.throwIfAborted()
    return report
  }
  return judgePasted(matches, { code, language }, run, choose, () =>
    onStatus('Your code passes. Measuring how its time grows'),
  )
}
