import { Circle, CircleCheck } from 'lucide-react'
import { Button } from '#platform/ui/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'

interface CompleteButtonProps {
  question: CompanyQuestion
  onToggle: (question: CompanyQuestion) => void
}

export function CompleteButton({ question, onToggle }: CompleteButtonProps) {
  const { title, isCompleted } = question
  return (
    <Button
      look="quiet"
      data-complete
      aria-label={isCompleted ? `Completed: ${title}. Unmark` : `Mark complete: ${title}`}
      onClick={() => onToggle(question)}
    >
      {isCompleted ? ticked : unticked}
      {isCompleted ? 'Completed' : 'Mark complete'}
    </Button>
  )
}

// Made once, so that a row which shows another question passes them by.
const ticked = <CircleCheck className="icon text-success" aria-hidden="true" />
const unticked = <Circle className="icon" aria-hidden="true" />
