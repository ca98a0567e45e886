import { CellBar } from '#platform/ui/display/CellBar.tsx'
import type { RunLanguage } from '../protocol.ts'
import type { RunnerState } from './use-runner.ts'

interface RunnerNoteProps {
  readonly state: RunnerState
  readonly language: RunLanguage
}

const cells = 16

/** What a run waits for at the first time, and why it did not begin. */
export function RunnerNote({ state, language }: RunnerNoteProps) {
  const name = language === 'cpp' ? 'The C++ compiler' : 'Python'
  if (state.kind === 'loading' && state.download) {
    const { megabytes, of } = state.download
    return (
      <div className="grid gap-2 text-sm">
        <p className="text-muted">Once. After that it is kept and works without a network.</p>
        <CellBar
          filled={(cells * megabytes) / of}
          cells={cells}
          label={`${name}: part that is here`}
          className="max-w-72"
        />
      </div>
    )
  }
  if (state.kind === 'preparing')
    return (
      <p className="text-sm text-muted">
        Once: it makes a file that later runs start from, in some ten seconds.
      </p>
    )
  if (state.kind === 'unreachable')
    return <p className="text-sm text-muted">Check your connection, and run again. Your code is kept.</p>
  return null
}

/** In a few words; undefined while there is nothing to wait for. */
export function waitingText(state: RunnerState, language: RunLanguage): string | undefined {
  const name = language === 'cpp' ? 'The C++ compiler' : 'Python'
  switch (state.kind) {
    case 'loading': {
      const { megabytes = 0, of = 0 } = state.download ?? {}
      return of === 0 ? 'Starting' : `${name} is on its way, ${Math.round(megabytes)} of ${Math.round(of)} MB`
    }
    case 'preparing':
      return 'Preparing the C++ compiler'
    case 'running':
      return 'Running'
    case 'unreachable':
      return 'What runs this language could not be loaded'
    case 'idle':
      return undefined
  }
}

export function isBusy(state: RunnerState): boolean {
  return ['loading', 'preparing', 'running'].includes(state.kind)
}
