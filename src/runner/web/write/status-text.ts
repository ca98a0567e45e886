import type { RunLanguage } from '../../protocol.ts'
import type { RunnerState } from '../use-runner.ts'
import type { Judgment } from './use-judge.ts'

/** What is going on, or how it went, in one line. */
export function statusOf(
  state: RunnerState,
  judgment: Judgment | undefined,
  language: RunLanguage,
  passed: boolean,
): string {
  if (state.kind === 'loading')
    return `Loading ${language === 'cpp' ? 'the C++ compiler' : 'Python'}, once: ${Math.round(state.part * 100)}%`
  if (state.kind === 'preparing') return 'Preparing the C++ compiler, once: some ten seconds'
  if (state.kind === 'unreachable')
    return 'What runs this language could not be loaded. Check your connection, and run again.'
  if (judgment?.verdict?.refused && judgment.examples.length === 0) return 'It does not run yet'
  if (!judgment) return state.kind === 'running' ? 'Running' : 'Write the function, then run it'
  const failing = judgment.examples.filter(({ passes }) => !passes).length
  if (failing > 0)
    return `${failing} of ${judgment.examples.length} ${failing === 1 ? 'examples fails' : 'examples fail'}`
  if (!judgment.verdict) return 'The examples pass; trying random inputs'
  return passed ? 'Everything passes' : 'The examples pass, but not all random inputs'
}
