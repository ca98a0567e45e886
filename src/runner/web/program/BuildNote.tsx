import { signInAddress } from '#accounts/web/intended-destination.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'

interface BuildNoteProps {
  readonly title: string
  /** Where to come back to with an account; without it, there is nothing to sign in for. */
  readonly signIn?: string
  readonly children: string
}

/** Says why there is nothing to build, and where to go instead. */
export function BuildNote({ title, signIn, children }: BuildNoteProps) {
  return (
    <div className="page py-10">
      <h1 className="font-display text-3xl font-heavy">{title}</h1>
      <p className="mt-3">{children}</p>
      <div className="mt-5">
        {signIn ? (
          <ButtonLink look="primary" to={signInAddress(signIn, 'register')}>
            Create a free account
          </ButtonLink>
        ) : (
          <ButtonLink to="/">Dashboard</ButtonLink>
        )}
      </div>
    </div>
  )
}
