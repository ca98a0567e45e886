import type { CompanyQuestion } from '../contract.ts'
import { StarButton } from './StarButton.tsx'

interface QuestionExtrasProps {
  question: CompanyQuestion
  isMember: boolean
}

/** What a person keeps of their own about a question, under its patterns. */
export function QuestionExtras({ question, isMember }: QuestionExtrasProps) {
  if (!isMember) return null
  return (
    <div className="-ml-3 flex flex-wrap">
      <StarButton question={question} size="sm" className="max-md:min-h-11" />
    </div>
  )
}
