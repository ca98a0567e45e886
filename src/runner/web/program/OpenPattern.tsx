import type { ReactNode } from 'react'
import { isCategoryOpen } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { BuildNote } from './BuildNote.tsx'

interface OpenPatternProps {
  /** Slug, as the address has it. */
  readonly name: string
  /** Where to come back to with an account. */
  readonly path: string
  readonly children: (pattern: PatternEntry) => ReactNode
}

/** What can be built of a pattern. Guests have those of the open categories. */
export function OpenPattern({ name, path, children }: OpenPatternProps) {
  const pattern = findPattern(name)
  const isMember = likelyKind(useVisitor()) === 'member'
  if (!pattern) return <BuildNote title="Pattern not found">All patterns are on the dashboard.</BuildNote>
  const position = categorySummaries.findIndex(({ id }) => id === pattern.categoryId)
  if (!isCategoryOpen(position, isMember))
    return (
      <BuildNote title={pattern.displayName} signIn={path}>
        This is free, but it needs an account.
      </BuildNote>
    )
  return children(pattern)
}
