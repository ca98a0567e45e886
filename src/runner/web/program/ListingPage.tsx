import { Link, useParams } from 'react-router'
import { lessonPathOf } from '#curriculum/patterns.ts'
import { OpenPattern } from './OpenPattern.tsx'
import { Program } from './Program.tsx'

/** Where a further listing of a pattern is written and run. */
export function ListingPage() {
  const { pattern: name = '', listing = '' } = useParams()
  return (
    <OpenPattern name={name} path={`/build/${name}/${listing}`}>
      {(pattern) => (
        <div className="page py-8" data-hue={pattern.hue}>
          <title>{`Write a variation of ${pattern.displayName} · Capra`}</title>
          <p className="text-sm">
            <Link to={lessonPathOf(pattern)} className="link">
              {pattern.displayName}
            </Link>
          </p>
          <h1 className="mt-1 font-display text-3xl font-heavy">Write a variation</h1>
          <Program key={listing} pattern={name} listing={listing} />
        </div>
      )}
    </OpenPattern>
  )
}
