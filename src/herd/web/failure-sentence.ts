import { ApiError } from '#platform/web/call-api.ts'

export function sentenceOf(failure: Error): string {
  return failure instanceof ApiError ? failure.sentence : 'The server cannot be reached. Please try again.'
}
