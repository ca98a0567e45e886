import { MessageCircleQuestion } from 'lucide-react'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
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
  const topic = tutorTopics.find((each) => patterns.some(({ name }) => each.patterns.includes(name)))
  if (!topic) return null
  const question = `I'm stuck on ${title}. Can you give me a hint?`
  return (
    <DrawerRow name="Not clear?">
      <ButtonLink
        to={`/ai-tutor/chat/${topic.id}?question=${encodeURIComponent(question)}`}
        look="quiet"
        onClick={onLeave}
        className="-ml-3"
      >
        <MessageCircleQuestion className="icon" aria-hidden="true" />
        Ask the tutor about this one
      </ButtonLink>
    </DrawerRow>
  )
}
