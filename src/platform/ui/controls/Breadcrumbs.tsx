import { ChevronLeft, House } from 'lucide-react'
import { Link } from 'react-router'

export interface Crumb {
  label: string
  to?: string
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
}

/** On phones only the way back: the page above this one. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const above = crumbs.findLastIndex(({ to }) => to)
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
      <ol className="flex min-h-11 items-center overflow-hidden whitespace-nowrap text-muted max-md:has-[>:only-child]:sr-only">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={`${to ?? ''}${label}`}
            className={`flex shrink-0 items-center last:min-w-0 last:shrink ${index === above ? '' : 'max-md:sr-only'}`}
          >
            {index > 0 && (
              <span className="mx-2.5 max-md:hidden" aria-hidden="true">
                /
              </span>
            )}
            {to ? (
              <Link
                to={to}
                className={`${crumb} text-ink-2 hover:text-ink max-md:-ml-1 max-md:pr-2 max-md:font-semibold`}
              >
                <ChevronLeft className="icon md:hidden" aria-hidden="true" />
                {index === 0 && <House className="icon max-md:hidden" aria-hidden="true" />}
                {label}
              </Link>
            ) : (
              <span
                aria-current="page"
                className={`${index === 0 ? crumb : ''} truncate font-semibold text-ink`}
              >
                {index === 0 && <House className="icon" aria-hidden="true" />}
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const crumb = 'inline-flex min-h-11 items-center gap-1.75 no-underline focus-visible:-outline-offset-2'
