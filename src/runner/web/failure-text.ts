import { type Failed, limits } from '../protocol.ts'

/** Where and why a run ended, in a sentence or two. */
export function textOfFailure(failure: Failed): string {
  const { line } = failure
  return `${line === undefined ? '' : `Line ${line}. `}${reasonOf(failure)}`
}

function reasonOf({ reason, message }: Failed): string {
  switch (reason) {
    case 'output':
      return `Ended after ${limits.output.toLocaleString('en')} printed characters. Is there a loop that never ends?`
    case 'memory':
      return `Ended at ${limits.memory / 1024 / 1024} MB of memory. Does a list grow without an end?`
    case 'depth':
      return (
        message ||
        'The calls within calls are too deep for this browser. Does the recursion reach its base case?'
      )
    case 'time':
    case 'syntax':
    case 'error':
      return message
  }
}
