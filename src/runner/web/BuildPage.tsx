import { Link, useParams } from 'react-router'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { OpenPattern } from './program/OpenPattern.tsx'
import { Program } from './program/Program.tsx'

/** Where the algorithm of a pattern is written and run. */
export function BuildPage() {
  const { pattern: name = '' } = useParams()
  return (
    <OpenPattern name={name} path={`/build/${name}`}>
      {(pattern) => (
        <div className="page py-8" data-hue={pattern.hue}>
          <title>{`Build ${pattern.displayName} · Capra`}</title>
          <p className="text-sm">
            <Link to={lessonPathOf(pattern)} className="link">
              {pattern.displayName}
            </Link>
          </p>
          <h1 className="mt-1 font-display text-3xl font-heavy">Write it yourself</h1>
          <Program key={name} pattern={name} listing={name} />
        </div>
      )}
    </OpenPattern>
  )
}
