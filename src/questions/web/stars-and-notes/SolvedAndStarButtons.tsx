import { Circle, CircleCheck, Star } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import type { Question } from '../../question.ts'
import type { StarsAndNotes } from './stars-and-notes-query.ts'
import { useSetStar } from './use-set-star.ts'

interface StarButtonProps {
  question: Pick<Question, 'id' | 'title'>
  /** Undefined while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
  /** Without the word, where the title of the problem is beside it. */
  isIcon?: boolean
}

/** Marks the problem as solved in every list that has it. */
export function SolvedButton({ question: { id, title } }: Pick<StarButtonProps, 'question'>) {
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
      <span>{isSolved ? 'Completed' : 'Mark complete'}</span>
    </Button>
  )
}

export function StarButton({ question: { id, title }, starsAndNotes, isIcon = false }: StarButtonProps) {
  const setStar = useSetStar()
  const isStarred = starsAndNotes?.starred.has(id) === true
  return (
    <Button
      look="quiet"
      aria-pressed={isStarred}
      aria-label={`Star ${title}`}
      disabled={!starsAndNotes}
      onClick={() => setStar(id, !isStarred)}
      className={isIcon ? 'size-11' : undefined}
    >
      <Star className={`icon ${isStarred ? 'fill-accent-mark text-accent-mark' : ''}`} aria-hidden="true" />
      {!isIcon && <span>Star</span>}
    </Button>
  )
}
