import { Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { type OwnMark, type StarChange, useMark, useStar } from './use-question-marks.ts'

interface StarButtonProps {
  question: CompanyQuestion
  /** Absent while it is not known. */
  mark: OwnMark | undefined
  onStar: (change: StarChange) => void
  size?: ButtonSize
  className?: string
}

/** Keeps a question among the member's own. */
export function StarButton({
  question: { id, title },
  mark,
  onStar,
  size = 'md',
  className = '',
}: StarButtonProps) {
  const isStarred = mark?.isStarred === true
  return (
    <Button
      look="quiet"
      size={size}
      aria-pressed={isStarred}
      aria-label={`Star ${title}`}
      disabled={!mark}
      onClick={() => onStar({ id, isStarred: !isStarred })}
      className={className}
    >
      {isStarred ? full : empty}
      Star
    </Button>
  )
}

/** One that looks after itself. */
export function OwnStarButton({ question }: { question: CompanyQuestion }) {
  return <StarButton question={question} mark={useMark(question.id)} onStar={useStar()} />
}

const full = <Star className="icon fill-accent-mark text-accent-mark" aria-hidden="true" />
const empty = <Star className="icon" aria-hidden="true" />
