import type { MouseEvent } from 'react'
import { lessonPlaces } from '#content/lesson-places.ts'

interface PatternLinksProps {
  patterns: readonly string[]
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The primary pattern first, each leading to its lesson. */
export function PatternLinks({ patterns, onFollow }: PatternLinksProps) {
  return (
    <p className="text-sm text-wrap text-muted">
      Pattern{' '}
      {patterns.map((name, place) => {
        const lesson = lessonPlaces.get(name)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is filled anew with each question
          <span key={place}>
            {place > 0 && ', '}
            {lesson ? (
              <a href={`/category/${lesson.categoryId}#${lesson.name}`} className="link" onClick={onFollow}>
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        )
      })}
    </p>
  )
}
