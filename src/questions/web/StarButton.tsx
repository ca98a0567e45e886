import { Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { useMark, useStar } from './use-question-marks.ts'

interface StarButtonProps {
  question: CompanyQuestion
  size?: ButtonSize
  className?: string
}

/** Keeps a question among the member's own. */
export function StarButton({ question: { id, title }, size = 'md', className = '' }: StarButtonProps) {
  const mark = useMark(id)
  const star = useStar()
  const isStarred = mark?.isStarred === true
  return (
    <Button
      look="quiet"
      size={size}
      aria-pressed={isStarred}
      aria-label={`Star ${title}`}
      disabled={!mark}
      onClick={() => star({ id, isStarred: !isStarred })}
      className={className}
    >
      <Star className={`icon ${isStarred ? 'fill-accent-mark text-accent-mark' : ''}`} aria-hidden="true" />
      Star
    </Button>
  )
}
