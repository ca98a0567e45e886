import { ButtonLink } from '#platform/ui/controls/Button.tsx'

export function CategoryNotFound() {
  return (
    <div className="page pt-10 md:pt-16">
      <title>Category Not Found · Capra</title>
      <h1>Category Not Found</h1>
      <p className="mt-4 max-w-[31em] text-lg text-ink-2">
        There is no category at this address. All eight are on the dashboard.
      </p>
      <ButtonLink to="/" look="sign" className="mt-8">
        Back to Dashboard
      </ButtonLink>
    </div>
  )
}
