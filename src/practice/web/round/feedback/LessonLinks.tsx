import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isCategoryOpen } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { findPattern, lessonPathOf } from '#curriculum/patterns.ts'

interface LessonLinksProps {
  readonly pattern: string
  readonly withDemo?: boolean
}

/**
 * They open in a new tab: the round stays as it is, and a lesson with its demo gets the whole screen, its own address
 * and its keys. A drawer would be too narrow for the demo and would load the lessons' code into the round.
 */
export function LessonLinks({ pattern, withDemo = false }: LessonLinksProps) {
  const isMember = likelyKind(useVisitor()) === 'member'
  const entry = findPattern(pattern)
  const position = categorySummaries.findIndex(({ id }) => id === entry?.categoryId)
  // Guests cannot open all.
  if (!entry || !isCategoryOpen(position, isMember)) return null
  const lesson = lessonPathOf(entry)
  return (
    <p className="flex flex-wrap gap-x-4">
      <NewTabLink to={lesson}>{`Lesson: ${entry.displayName}`}</NewTabLink>
      {withDemo && <NewTabLink to={`${lesson}-demo`}>{`Demo: ${entry.displayName}`}</NewTabLink>}
    </p>
  )
}

function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="inline-block py-2.5 text-sm leading-6 font-strong text-accent-text underline-offset-[0.2em] hover:underline"
    >
      {children}
      {/* Never alone on a line. */}
      {'\u00a0'}
      <ArrowRight className="icon ml-0.5 inline align-[-0.18em]" aria-hidden="true" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
