import { LockKeyhole, Play } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { ProblemPattern } from './use-problem-facts.ts'

interface ProblemPatternsProps {
  patterns: readonly ProblemPattern[]
  /** Before a link of this page is followed. */
  onLeave: () => void
}

/** The patterns that solve a problem, each with its lesson and demo. */
export function ProblemPatterns({ patterns, onLeave }: ProblemPatternsProps) {
  return (
    <ul className="grid">
      {patterns.map(({ name, displayName, categoryId, isOpen }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/category/${categoryId}#${name}`}
            onClick={onLeave}
            className="inline-flex min-h-11 link items-center font-strong"
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
  )
}
