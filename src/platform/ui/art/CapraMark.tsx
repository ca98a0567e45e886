import { headPath } from './logo-paths.ts'

/** The logo. Set its size by class; it has the color of the surrounding text. */
export function CapraMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={headPath} />
    </svg>
  )
}
