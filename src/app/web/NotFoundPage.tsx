import { StandingGoat } from '#platform/ui/art/StandingGoat.tsx'
import { ButtonLink } from '#platform/ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'

export function NotFoundPage() {
  return (
    <div className="page pt-10 md:pt-16">
      <PageTitle title="404 Page Not Found" description="There is nothing at this address." />
      <meta name="robots" content="noindex" />
      <h1>404 Page Not Found</h1>
      <p className="mt-4 text-lg text-ink-2">Did you forget to add the page to the router?</p>
      <ButtonLink to="/" look="sign" className="mt-8">
        Back to the patterns
      </ButtonLink>
      <svg viewBox="0 0 720 200" className="mt-12 w-full" aria-hidden="true">
        <path
          d="M0 190C60 180 90 110 140 96s60 60 110 66 90-110 150-126 80 92 130 104 110-40 190-30"
          className="fill-none stroke-contour"
          strokeWidth="1.5"
        />
        <path
          d="M0 198C80 196 110 140 150 130s70 44 120 48 90-84 140-92 90 76 140 82 110-24 170-18"
          className="fill-none stroke-contour-faint"
          strokeWidth="1.5"
        />
        <StandingGoat x="378" y="-10" width="46" height="46" className="text-ink" />
      </svg>
    </div>
  )
}
