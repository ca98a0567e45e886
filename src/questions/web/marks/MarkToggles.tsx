import { Circle, CircleCheck, Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/controls/Button.tsx'
import type { Question } from '../../question.ts'
import type { MarkIndex } from './marks-query.ts'
import { useSetSolved, useSetStar } from './use-mark-mutations.ts'

interface MarkToggleProps {
  question: Pick<Question, 'id' | 'title'>
  /** Undefined while the member's marks are unknown. */
  marks: MarkIndex | undefined
}

export function SolvedButton({ question: { id, title }, marks }: MarkToggleProps) {
  const setSolved = useSetSolved(id)
  const isSolved = marks?.solved.has(id) === true
  return (
    <Button
      look="quiet"
      disabled={!marks}
      aria-label={isSolved ? `Completed: ${title}. Unmark` : `Mark complete: ${title}`}
      onClick={() => setSolved(!isSolved)}
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
