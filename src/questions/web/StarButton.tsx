import { Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/controls/Button.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { useMark, useStar } from './use-question-marks.ts'

interface StarButtonProps {
  /** Absent while it is not known. */
  isStarred: boolean | undefined
  label?: string
  /** Instead, where the words of its name stand. */
  labelledBy?: string
  onToggle: () => void
  size?: ButtonSize
  className?: string
}

/** Keeps a question among the member's own. */
export function StarButton({
  isStarred,
  label,
  labelledBy,
  onToggle,
  size = 'md',
  className = '',
}: StarButtonProps) {
  return (
    <Button
      look="quiet"
      size={size}
      aria-pressed={isStarred === true}
      aria-label={label}
      aria-labelledby={labelledBy}
      disabled={isStarred === undefined}
      onClick={onToggle}
      className={className}
    >
      {isStarred ? full : empty}
      Star
    </Button>
  )
}

/** One that looks after itself. */
export function OwnStarButton({ question: { id, title } }: { question: CompanyQuestion }) {
  const isStarred = useMark(id)?.isStarred
  const star = useStar()
  return (
    <StarButton
      isStarred={isStarred}
      label={`Star ${title}`}
      onToggle={() => star({ id, isStarred: !isStarred })}
    />
  )
}

const full = <Star className="icon fill-accent-mark text-accent-mark" aria-hidden="true" />
const empty = <Star className="icon" aria-hidden="true" />
