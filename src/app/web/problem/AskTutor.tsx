import { MessageCircleQuestion } from 'lucide-react'
import { tutorPathOf } from '#content/tutor/tutor-path.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { DrawerRow } from './DrawerRow.tsx'
import type { ProblemPattern } from './use-problem-facts.ts'

interface AskTutorProps {
  /** The problem's. */
  title: string
  patterns: readonly ProblemPattern[]
  onLeave: () => void
}

/** Takes the problem along to the tutor, if a topic covers one of its patterns. */
export function AskTutor({ title, patterns, onLeave }: AskTutorProps) {
  const path = tutorPathOf(
    title,
    patterns.map(({ name }) => name),
  )
  if (path === undefined) return null
  return (
    <DrawerRow name="Not clear?">
      <ButtonLink to={path} look="quiet" onClick={onLeave} className="-ml-3">
        <MessageCircleQuestion className="icon" aria-hidden="true" />
        Ask the tutor about this one
      </ButtonLink>
    </DrawerRow>
  )
}
