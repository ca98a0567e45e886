import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { minuteMs } from '#platform/durations.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { ApiError, call } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'
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
      <div role="alert" className="max-w-176 rounded-lg border border-danger bg-danger-soft p-6">
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

const loadedAt = localValue('capra.loadedNewVersionAt', 'session')
/** A page that is missing code again so soon after it was loaded anew will not be mended by that. */
const notAgainWithinMs = minuteMs

/**
 * Where a new version was put up, the code that an open page asks for may be gone. Loaded anew, the page asks for
 * code that is there. Not without a server that answers: a browser's own error page is worse than ours.
 */
async function loadNewVersion(): Promise<void> {
  if (isLoadedRecently()) return
  // Checked again, because two parts of a page can miss their code at once. Where nothing is kept nobody would know that
  // this was tried already.
  if ((await serverAnswers()) && !isLoadedRecently() && loadedAt.write(String(Date.now()))) location.reload()
}

function isLoadedRecently(): boolean {
  return Date.now() - Number(loadedAt.read() ?? 0) < notAgainWithinMs
}

async function serverAnswers(): Promise<boolean> {
  try {
    await call('GET /api/user')
    return true
  } catch (error) {
    return error instanceof ApiError
  }
}
