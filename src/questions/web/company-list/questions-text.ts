import { digits } from '#platform/count-words.ts'

export function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${digits(count)} questions`
}
