import type { Outcome, RunLanguage } from '../../protocol.ts'
import { textOfFailure } from '../failure-text.ts'
import type { RunnerState } from '../use-runner.ts'

interface PadOutputProps {
  readonly language: RunLanguage
  readonly state: RunnerState
  readonly outcome: Outcome | undefined
}

/** What the program printed, and how it ended. */
export function PadOutput({ language, state, outcome }: PadOutputProps) {
  return (
    <section aria-label="Output" className="min-w-0">
      <h2 className="text-sm font-strong">Output</h2>
      <p role="status" className="mt-1 text-sm text-muted">
        {statusOf(language, state, outcome)}
      </p>
      {outcome?.printed && (
        <pre className="mt-2 max-h-96 overflow-auto rounded-md bg-code p-3 font-mono text-sm whitespace-pre-wrap">
          {outcome.printed}
        </pre>
      )}
      {outcome?.kind === 'failed' && (
        <p className="mt-2 border-s-4 border-danger ps-3 text-sm">{textOfFailure(outcome, language)}</p>
      )}
    </section>
  )
}

function statusOf(language: RunLanguage, state: RunnerState, outcome: Outcome | undefined): string {
  if (state.kind === 'loading')
    return `Loading ${language === 'cpp' ? 'the C++ compiler' : 'Python'}, once: ${Math.round(state.part * 100)}%`
  if (state.kind === 'preparing') return 'Preparing the C++ compiler, once: some ten seconds'
  if (state.kind === 'running') return 'Running'
  if (state.kind === 'unreachable')
    return 'What runs this language could not be loaded. Check your connection, and run again.'
  if (!outcome) return 'Press Run.'
  if (outcome.kind === 'failed') return 'It did not end well.'
  return `Done in ${outcome.milliseconds < 10 ? outcome.milliseconds.toFixed(1) : Math.round(outcome.milliseconds)} ms${outcome.printed ? '' : '; it printed nothing'}.`
}
