import { Circle, CircleCheck, Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/controls/Button.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import type { Question } from '../../question.ts'
import type { MarkIndex } from './marks-query.ts'
import { useSetStar } from './use-mark-mutations.ts'

interface MarkToggleProps {
  question: Pick<Question, 'id' | 'title'>
  /** Undefined while the member's marks are unknown. */
  marks: MarkIndex | undefined
}

/** Marks the problem as solved in every list that has it. */
export function SolvedButton({ question: { id, title } }: Pick<MarkToggleProps, 'question'>) {
  const { isLoaded } = useSolvedState()
  const { solved: isSolved } = useProblemTick(id)
  const toggle = useToggleSolved()
  return (
    <Button
      look="quiet"
      disabled={!isLoaded}
      aria-label={isSolved ? `Completed: ${title}. Unmark` : `Mark complete: ${title}`}
      onClick={() => toggle(id)}
    >
      {isSolved ? (
        <CircleCheck className="icon text-success" aria-hidden="true" />
      ) : (
        <Circle className="icon" aria-hidden="true" />
      )}
      {isSolved ? 'Completed' : 'Mark complete'}
    </Button>
  )
}

export function StarButton({
  question: { id, title },
  marks,
  size = 'md',
  className = '',
}: MarkToggleProps & { size?: ButtonSize; className?: string }) {
  const setStar = useSetStar(id)
  const isStarred = marks?.starred.has(id) === true
  return (
    <Button
      look="quiet"
      size={size}
      aria-pressed={isStarred}
      aria-label={`Star ${title}`}
      disabled={!marks}
      onClick={() => setStar(!isStarred)}
      className={className}
    >
      <Star className={`icon ${isStarred ? 'fill-accent-mark text-accent-mark' : ''}`} aria-hidden="true" />
      Star
    </Button>
  )
}
