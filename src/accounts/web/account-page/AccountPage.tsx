import type { ReactNode } from 'react'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { displayName } from '../../person.ts'
import { useVisitor } from '../use-visitor.ts'
import { AccountSection } from './AccountSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoStepSection } from './two-step/TwoStepSection.tsx'

interface AccountPageProps {
  /** Settings of other features. */
  settings: ReactNode
}

/** Profile, password, sessions, export and deletion. */
export function AccountPage({ settings }: AccountPageProps) {
  const visitor = useVisitor()
  return (
    <>
      <title>Account · Capra</title>
      <meta name="description" content="Your profile, password, sessions and data." />
      <div className="page min-h-dvh pt-6 md:pt-10">
        <h1>Account</h1>
        <p className="mt-2.5 max-w-prose text-lg text-ink-2">
          Your password, where you are signed in, and everything we keep about you.
        </p>
        <div className="mt-8 md:mt-10">
          {visitor.kind === 'member' ? (
            <>
              <AccountSection title="Profile">
                <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2.5">
                  <Fact name="Name" value={displayName(visitor.user)} />
                  <Fact name="Username" value={visitor.user.username} />
                  <Fact name="Email" value={visitor.user.email} />
                </dl>
                <NameForm user={visitor.user} />
              </AccountSection>
              <PasswordSection user={visitor.user} />
              <TwoStepSection user={visitor.user} />
              <SessionsSection />
              {settings}
              <ExportSection user={visitor.user} />
              <DeleteSection user={visitor.user} />
            </>
          ) : (
            <Spinner text="Loading your account..." />
          )}
        </div>
      </div>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-2">{name}</dt>
      <dd className="min-w-0 font-strong wrap-anywhere">{value}</dd>
    </>
  )
}
