import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { findPatternByDisplayName, lessonPathOf } from '#curriculum/patterns.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import type { Question } from '../../question.ts'

export function SolveLink({ question: { title, leetcodeUrl } }: { question: Question }) {
  return (
    <a
      href={leetcodeUrl}
      target="_blank"
      rel="noopener"
      aria-label={`Solve ${title} in a new tab`}
      className={buttonClass('outline', 'md', 'max-md:flex-1')}
    >
      Solve
      <ArrowUpRight className="icon" aria-hidden="true" />
    </a>
  )
}

/** The primary pattern first, each with a link to its lesson. */
export function PatternLinks({ patterns }: { patterns: readonly string[] }) {
  return (
    <p className="text-sm text-wrap text-muted">
      <span>Pattern</span>{' '}
      {patterns.map((name, index) => {
        const lesson = findPatternByDisplayName(name)
        return (
          <span key={name}>
            {index > 0 && <span>, </span>}
            {lesson ? (
              <Link to={lessonPathOf(lesson)} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        )
      })}
    </p>
  )
}
