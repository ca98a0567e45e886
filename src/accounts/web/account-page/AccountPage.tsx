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
  /** Shown before it is known who is here: most of them are this browser's. */
  preferences: ReactNode
  reminders: ReactNode
  /** Beside the preferences where there is room, else after them. */
  nextMail: ReactNode
  preparation: ReactNode
  invitations: ReactNode
}

export function AccountPage({
  preferences,
  reminders,
  nextMail,
  preparation,
  invitations,
}: AccountPageProps) {
  const visitor = useVisitor()
  const user = visitor.kind === 'member' ? visitor.user : undefined
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
        <div className="mt-3 grid grid-cols-1 gap-x-9 gap-y-6 md:mt-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-20 lg:self-start">
            {/* Anew with the sections that it leads to. */}
            <AccountContents key={visitor.kind} />
          </div>
          <div className="min-w-0">
            <div className="grid gap-x-9 xl:grid-cols-[minmax(0,33rem)_minmax(0,17.5rem)]">
              <div className="min-w-0 max-xl:max-w-[33rem]">
                {preferences}
                {user && reminders}
              </div>
              {user && <div className="max-w-[33rem] xl:sticky xl:top-20 xl:self-start">{nextMail}</div>}
            </div>
            <div className="mt-12 max-w-[33rem]">
              {user ? (
                <>
                  {preparation}
                  <AccountSection id="profile">
                    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2.5">
                      <Fact name="Name" value={displayName(user)} />
                      <Fact name="Username" value={user.username} />
                      <Fact name="Email" value={user.email} />
                    </dl>
                    <NameForm user={user} />
                  </AccountSection>
                  <PasswordSection user={user} />
                  <TwoStepSection user={user} />
                  <SessionsSection />
                  {invitations}
                  <ExportSection user={user} />
                  <DeleteSection user={user} />
                </>
              ) : (
                <Spinner text="Loading your account..." />
              )}
            </div>
          </div>
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
