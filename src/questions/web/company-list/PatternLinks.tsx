import { Link } from 'react-router'
import { lessonLocations } from '#content/lesson-locations.ts'

/** The primary pattern first, each with a link to its lesson. */
export function PatternLinks({ patterns }: { patterns: readonly string[] }) {
  return (
    <p className="text-sm text-wrap text-muted">
      Pattern{' '}
      {patterns.map((name, index) => {
        const lesson = lessonLocations.get(name)
        return (
          <span key={name}>
            {index > 0 && ', '}
            {lesson ? (
              <Link to={`/category/${lesson.categoryId}#${lesson.name}`} className="link">
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
