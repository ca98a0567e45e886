import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { lessonPlaces } from '#content/lesson-places.ts'

/** The primary pattern first, each leading to its lesson. */
export function PatternLinks({ patterns }: { patterns: readonly string[] }) {
  const navigate = useNavigate()

  // The router's own link looks up the address it is at and draws itself again with every change of it: too much for
  // hundreds of rows.
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(currentTarget.pathname + currentTarget.hash)
  }

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
              <a href={`/category/${lesson.categoryId}#${lesson.name}`} className="link" onClick={follow}>
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
