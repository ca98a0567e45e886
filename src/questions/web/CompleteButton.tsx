import { Circle, CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'

interface CompleteButtonProps {
  isCompleted: boolean
  label?: string | undefined
  /** Instead, where the words of its name stand. */
  labelledBy?: string | undefined
  onToggle: () => void
}

export const CompleteButton = memo(function CompleteButton({
  isCompleted,
  label,
  labelledBy,
  onToggle,
}: CompleteButtonProps) {
  return (
    <Button look="quiet" data-complete aria-label={label} aria-labelledby={labelledBy} onClick={onToggle}>
      {isCompleted ? ticked : unticked}
      {isCompleted ? 'Completed' : 'Mark complete'}
    </Button>
  )
})

/** The name of the button for a question. */
export function completeName({ title, isCompleted }: { title: string; isCompleted: boolean }): string {
  return isCompleted ? `Completed: ${title}. Unmark` : `Mark complete: ${title}`
}

// Made once, so that a row which shows another question passes them by.
const ticked = <CircleCheck className="icon text-success" aria-hidden="true" />
const unticked = <Circle className="icon" aria-hidden="true" />
