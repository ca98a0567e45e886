import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Circle, CircleCheck, Star } from 'lucide-react'
import { Button, type ButtonSize } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import type { Question } from '../../question.ts'
import { changeStarOrNote, type StarsAndNotes, starsAndNotesQuery } from './stars-and-notes-query.ts'

interface StarButtonProps {
  question: Pick<Question, 'id' | 'title'>
  /** Undefined while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
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

export function StarButton({
  question: { id, title },
  starsAndNotes,
  size = 'md',
  className = '',
}: StarButtonProps & { size?: ButtonSize; className?: string }) {
  const setStar = useSetStar(id)
  const isStarred = starsAndNotes?.starred.has(id) === true
  return (
    <Button
      look="quiet"
      size={size}
      aria-pressed={isStarred}
      aria-label={`Star ${title}`}
      disabled={!starsAndNotes}
      onClick={() => setStar(!isStarred)}
      className={className}
    >
      <Star className={`icon ${isStarred ? 'fill-accent-mark text-accent-mark' : ''}`} aria-hidden="true" />
      Star
    </Button>
  )
}

const mutationKey = ['star-company-question']

/** Shows a change immediately, and reverts it with a toast if it cannot be saved. */
function useSetStar(id: number): (isStarred: boolean) => void {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationKey,
    // Changes of one star are saved one after the other, so that the last one wins.
    scope: { id: `company question: star ${id}` },
    mutationFn: (isStarred: boolean) =>
      call('PUT /api/company-questions/:id/mark', { params: { id }, body: { isStarred }, keepalive: true }),
    onMutate: async (isStarred) => {
      changeStarOrNote(client, id, { isStarred })
      // An answer from before the change would undo it on screen.
      await client.cancelQueries({ queryKey: starsAndNotesQuery.queryKey })
    },
    onError: (error, isStarred) => {
      changeStarOrNote(client, id, { isStarred: !isStarred })
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
    onSettled: async () => {
      // The answer would not contain changes that are still being saved.
      if (client.isMutating({ mutationKey }) > 1) return
      await client.invalidateQueries({ queryKey: starsAndNotesQuery.queryKey })
    },
  }).mutate
}
