import { LockKeyhole, MessageCircleQuestion, Play } from 'lucide-react'
import { Link } from 'react-router'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { ProblemPattern } from './use-problem-facts.ts'

interface ProblemPatternsProps {
  /** The problem's. */
  title: string
  patterns: readonly ProblemPattern[]
  isMember: boolean
  /** Before a link of this page is followed. */
  onLeave: () => void
}

/** The patterns that solve a problem, each with its lesson and demo, and the tutor. */
export function ProblemPatterns({ title, patterns, isMember, onLeave }: ProblemPatternsProps) {
  const topic = tutorTopics.find((each) => patterns.some(({ name }) => each.patterns.includes(name)))
  const question = `I'm stuck on ${title}. Can you give me a hint?`
  return (
    <>
      <ul className="grid w-full gap-1">
        {patterns.map(({ name, displayName, categoryId, isOpen }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={`/category/${categoryId}#${name}`}
              onClick={onLeave}
              className="inline-flex min-h-11 link items-center text-sm font-strong"
            >
              {displayName}
              {!isOpen && (
                <>
                  <LockKeyhole className="ml-2 icon text-muted" aria-hidden="true" />
                  <span className="sr-only">, lesson needs an account</span>
                </>
              )}
            </Link>
            {isOpen && (
              <ButtonLink
                to={`/category/${categoryId}#${name}-demo`}
                look="quiet"
                size="sm"
                aria-label={`Watch the demo: ${displayName}`}
                onClick={onLeave}
                className="max-md:min-h-11"
              >
                <Play className="icon" aria-hidden="true" />
                Watch the demo
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {isMember && topic && (
        <ButtonLink
          to={`/ai-tutor/chat/${topic.id}?question=${encodeURIComponent(question)}`}
          look="quiet"
          size="sm"
          onClick={onLeave}
          className="-ml-3 max-md:min-h-11"
        >
          <MessageCircleQuestion className="icon" aria-hidden="true" />
          Ask the tutor
        </ButtonLink>
      )}
    </>
  )
}
