import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { ApiError, call } from '#platform/web/call-api.ts'

interface OperatorPageProps {
  title: string
  intro: string
  /** Everyone but operators sees this, as if the page did not exist. */
  notFound: ReactNode
  /** Rendered for operators only, so that it can call the API for operators. */
  children: ReactNode
}

const pages = [
  { to: '/operator/reports', label: 'Company names and reports' },
  { to: '/operator/import', label: 'Company lists' },
]

export function OperatorPage({ title, intro, notFound, children }: OperatorPageProps) {
  const visitor = useVisitor()
  const { data, error, refetch } = useQuery({
    queryKey: ['operator'],
    queryFn: () => call('GET /api/operator'),
    enabled: visitor.kind === 'member',
  })
  if (likelyKind(visitor) !== 'member') return notFound
  if (!data && error instanceof ApiError && error.status === 404) return notFound
  if (!data)
    return (
      <div className="page pt-10">
        {error ? (
          <Alert onRetry={() => void refetch()}>We could not reach the server to check your access.</Alert>
        ) : (
          <Spinner text="Loading..." />
        )}
      </div>
    )
  return (
    <div className="page pt-6 md:pt-10">
      <title>{`${title} · Capra`}</title>
      <meta name="robots" content="noindex" />
      <nav aria-label="Operator pages" className="mb-5 flex flex-wrap gap-x-6">
        {pages.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center text-sm link aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <h1>{title}</h1>
      <p className="mt-2.5 max-w-prose text-lg text-ink-2">{intro}</p>
      {children}
    </div>
  )
}
