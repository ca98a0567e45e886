import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { loadNewVersion } from './load-new-version.ts'
import { PageTitle } from './PageTitle.tsx'

/** Shown in place of a page that broke; the header and the other pages keep working. */
export function RouteFailure() {
  const failure = useRouteError()
  const here = useLocation()
  const navigate = useNavigate()
  const codeIsMissing = isMissingCode(failure)

  useEffect(() => {
    if (codeIsMissing) void loadNewVersion()
  }, [codeIsMissing])

  function tryAgain() {
    if (codeIsMissing) location.reload()
    else void navigate(here, { replace: true }) // Arriving anew, even here, clears the failure.
  }

  return (
    <div className="page pt-10 md:pt-16">
      <PageTitle title="Something went wrong" description="This page could not be shown." />
      <div role="alert" className="max-w-[44rem] rounded-lg border border-danger bg-danger-soft p-6">
        <h1 className="text-2xl">This page could not be shown</h1>
        <p className="mt-3 text-ink-2">
          {codeIsMissing
            ? 'Part of it could not be loaded. Check your internet connection and try again.'
            : 'An unexpected error occurred. Please try again.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={tryAgain}>Try again</Button>
          <ButtonLink to="/" look="quiet">
            Back to the patterns
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** A chunk that did not arrive: every browser words it differently. */
function isMissingCode(failure: unknown): boolean {
  return failure instanceof TypeError && /import|module|fetch|load/i.test(failure.message)
}
