import { House } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'

export interface Crumb {
  label: string
  to?: string
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
}

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 text-sm">
      <ol className="flex min-h-11 items-center gap-2.5 overflow-hidden whitespace-nowrap text-muted">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={`${to ?? ''}${label}`}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li className="shrink-0 last:min-w-0 last:shrink last:truncate">
              {to ? (
                <Link to={to} className={`${crumb} text-ink-2 hover:text-ink`}>
                  {index === 0 && <House className="icon" aria-hidden="true" />}
                  {label}
                </Link>
              ) : (
                <span aria-current="page" className={`${index === 0 ? crumb : ''} font-semibold text-ink`}>
                  {index === 0 && <House className="icon" aria-hidden="true" />}
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

const crumb = 'inline-flex min-h-11 items-center gap-1.75 no-underline focus-visible:-outline-offset-2'
