import type { CompanyQuestion } from '../contract.ts'

interface QuestionExtrasProps {
  question: CompanyQuestion
  isMember: boolean
}

/** What a person keeps of their own about a question, under its patterns. */
export function QuestionExtras(_: QuestionExtrasProps) {
  return null
}
