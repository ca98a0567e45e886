import { Button } from '#platform/ui/controls/Button.tsx'
import type { Outcome, RunLanguage } from '../../protocol.ts'
import { textOfFailure } from '../failure-text.ts'
import { RunnerNote, waitingText } from '../RunnerNote.tsx'
import type { RunnerState } from '../use-runner.ts'

interface PadOutputProps {
  readonly language: RunLanguage
  readonly state: RunnerState
  readonly outcome: Outcome | undefined
  onGoToLine(line: number): void
}

/** What the program printed, and how it ended. */
export function PadOutput({ language, state, outcome, onGoToLine }: PadOutputProps) {
  const line = outcome?.kind === 'failed' ? outcome.line : undefined
  return (
    <section aria-label="Output" className="min-w-0 bg-surface px-4 pt-4 pb-5 md:px-5">
      <h2 className="text-lg">Output</h2>
      <p role="status" className="mt-1 text-sm text-muted">
        {statusOf(language, state, outcome)}
      </p>
      <RunnerNote state={state} language={language} />
      {outcome?.printed && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long output scrolls, and keys scroll only what has the focus
          tabIndex={0}
          className="mt-3 max-h-96 overflow-auto rounded-md bg-code p-3 font-mono text-sm whitespace-pre-wrap"
        >
          {outcome.printed}
        </pre>
      )}
      {outcome?.kind === 'failed' && <p className="mt-3 text-sm text-ink-2">{textOfFailure(outcome)}</p>}
      {line !== undefined && (
        <Button className="mt-3" onClick={() => onGoToLine(line)}>
          {`Go to line ${line}`}
        </Button>
      )}
    </section>
  )
}

function statusOf(language: RunLanguage, state: RunnerState, outcome: Outcome | undefined): string {
  const waiting = waitingText(state, language)
  if (waiting !== undefined) return waiting
  if (!outcome) return 'Press Run.'
  if (outcome.kind === 'failed') return 'It did not end well.'
  return `Done in ${outcome.milliseconds < 10 ? outcome.milliseconds.toFixed(1) : Math.round(outcome.milliseconds)} ms${outcome.printed ? '' : '; it printed nothing'}.`
}
