import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { displayName } from '../../person.ts'
import { useVisitor } from '../use-visitor.ts'
import { AccountContents } from './AccountContents.tsx'
import { AccountSection } from './AccountSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoStepSection } from './two-step/TwoStepSection.tsx'

/** Sections of other features, where they are in the list of sections. */
interface AccountPageProps {
  preferences: ReactNode
  /** Beside the preferences where there is room, else after them. */
  nextMail: ReactNode
  preparation: ReactNode
  invitations: ReactNode
}

export function AccountPage({ preferences, nextMail, preparation, invitations }: AccountPageProps) {
  const visitor = useVisitor()
  return (
    <>
      <title>Account · Capra</title>
      <meta name="description" content="Your preferences, reminders, profile, password, sessions and data." />
      <div className="page min-h-dvh pt-1 md:pt-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:border-b md:border-line md:pb-5">
          <h1 className="md:text-[2.5rem]">Account</h1>
          <p className="flex items-center gap-2 text-xs text-muted md:text-sm">
            <Check className="icon" aria-hidden="true" />
            Every change is saved at once
          </p>
        </div>
        {visitor.kind === 'member' ? (
          <div className="mt-3 grid grid-cols-1 gap-x-9 gap-y-6 md:mt-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
            <div className="lg:sticky lg:top-20 lg:self-start">
              <AccountContents />
            </div>
            <div className="min-w-0">
              <div className="grid gap-x-9 xl:grid-cols-[minmax(0,33rem)_minmax(0,17.5rem)]">
                <div className="min-w-0 max-xl:max-w-[33rem]">{preferences}</div>
                <div className="max-w-[33rem] xl:sticky xl:top-20 xl:self-start">{nextMail}</div>
              </div>
              <div className="mt-12 max-w-[33rem]">
                {preparation}
                <AccountSection id="profile">
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
                {invitations}
                <ExportSection user={visitor.user} />
                <DeleteSection user={visitor.user} />
              </div>
            </div>
          </div>
        ) : (
          <div className="mt-8">
            <Spinner text="Loading your account..." />
          </div>
        )}
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
