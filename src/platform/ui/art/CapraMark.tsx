import { headPath } from './logo-paths.ts'

/** The logo. Give its size and colour by class; it takes the colour of the text around it. */
export function CapraMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={headPath} />
    </svg>
  )
}
