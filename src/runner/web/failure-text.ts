import { type Failed, limits, type RunLanguage } from '../protocol.ts'
import { timeLimits } from './run-program.ts'

/** Where and why a run ended, in a sentence or two. */
export function textOfFailure(failure: Failed, language: RunLanguage): string {
  const { line } = failure
  return `${line === undefined ? '' : `Line ${line}. `}${reasonOf(failure, language)}`
}

function reasonOf({ reason, message }: Failed, language: RunLanguage): string {
  switch (reason) {
    case 'time':
      return `Ended after ${timeLimits[language] / 1000} seconds. Is there a loop that never ends?`
    case 'output':
      return `Ended after ${limits.output.toLocaleString('en')} printed characters. Is there a loop that never ends?`
    case 'memory':
      return `Ended at ${limits.memory / 1024 / 1024} MB of memory. Does a list grow without an end?`
    case 'depth':
      return (
        message ||
        'The calls within calls are too deep for this browser. Does the recursion reach its base case?'
      )
    case 'syntax':
    case 'error':
      return message
  }
}
