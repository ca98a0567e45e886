import { LandingRange } from '#platform/ui/art/LandingRange.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The trail leads up one peak; the goat stands on another ridge. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="404 Page Not Found" description="There is nothing at this address." />
      <meta name="robots" content="noindex" />
      <div className="page relative z-1 pt-10 md:pt-16">
        <h1>404 Page Not Found</h1>
        <p className="mt-4 text-lg text-ink-2">Did you forget to add the page to the router?</p>
        <ButtonLink to="/" look="primary" className="mt-8">
          Back to the patterns
        </ButtonLink>
      </div>
      <div className="-mt-10 overflow-hidden border-b border-line md:-mt-16" aria-hidden="true">
        <LandingRange peaks={[]} className="h-[330px] md:h-[clamp(440px,30.6vw,590px)]" />
      </div>
    </>
  )
}
