import type { SVGProps } from 'react'
import { bodyPath, headPath } from './logo-paths.ts'

/** Its feet are at the bottom edge of the drawing. */
export function StandingGoat(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 -2 46 46" fill="currentColor" aria-hidden="true" {...props}>
      <path d={bodyPath} />
      <path fillRule="evenodd" transform="translate(17.2 -1.8) scale(.8)" d={headPath} />
    </svg>
  )
}
