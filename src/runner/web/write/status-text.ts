import { isPassed } from '../../judge/judge.ts'
import type { RunLanguage } from '../../protocol.ts'
import { waitingText } from '../RunnerNote.tsx'
import type { RunnerState } from '../use-runner.ts'
import type { Judgment } from './use-judge.ts'

/** What is going on, or how it went, in one line. */
export function statusOf(state: RunnerState, judgment: Judgment | undefined, language: RunLanguage): string {
  const { examples = [], verdict } = judgment ?? {}
  if (state.kind !== 'idle' && state.kind !== 'running') return waitingText(state, language) ?? ''
  if (!judgment) return state.kind === 'running' ? 'Running' : 'Not run yet'
  if (verdict?.refused && examples.length === 0) return 'It does not run yet'
  const failing = examples.filter(({ passes }) => !passes).length
  if (failing > 0)
    return failing === 1
      ? `One of ${examples.length} examples fails`
      : `${failing} of ${examples.length} examples fail`
  if (!verdict) return 'The examples pass; trying random inputs'
  return isPassed(verdict) ? 'Everything passes' : 'The examples pass, but not all random inputs'
}
