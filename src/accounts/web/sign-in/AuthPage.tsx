import { LoaderCircle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { countWord } from '#platform/count-words.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { openCategoryCount, type VisitorKind } from '../../access.ts'
import type { User } from '../../contract.ts'
import { displayName } from '../../person.ts'
import { claimRedirect, hasDestination, takeDestination } from '../intended-destination.ts'
import { useVisitor } from '../use-visitor.ts'
import { likelyKind, type Visitor } from '../visitor.ts'
import { AuthLayout, type CatalogueSize } from './AuthLayout.tsx'
import { useAuthArrival } from './auth-arrival.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInReasonPanel } from './SignInReasonPanel.tsx'
import type { FindSignInReason } from './sign-in-reason.ts'
import { type OnSignedIn, useAuthFlow } from './use-auth-flow.ts'
import { VerifyEmailForm } from './VerifyEmailForm.tsx'

interface AuthPageProps {
  /** For the numbers in the side panel. */
  catalogue: CatalogueSize
  findReason: FindSignInReason
  onSignedIn: OnSignedIn
  /** Where newcomers go who asked for home. */
  newcomersHome: string
}

export function AuthPage({ catalogue, ...entry }: AuthPageProps) {
  const visitor = useVisitor()
  useAuthArrival(visitor)
  // Someone with a session is about to leave this page: a form would only flash.
  if (visitor.kind === 'loading' && visitor.hint === 'member')
    return (
      <div className="grid min-h-[60vh] place-items-center">
        <title>Sign in · Capra</title>
        <Spinner text="Loading..." />
      </div>
    )
  return (
    <AuthLayout
      title="Sign in · Capra"
      description="Sign in to Capra, create a free account, or continue as a guest."
      catalogue={catalogue}
    >
      <AuthEntry visitor={visitor} {...entry} />
    </AuthLayout>
  )
}

interface AuthEntryProps extends Omit<AuthPageProps, 'catalogue'> {
  visitor: Visitor
}

/** Someone who signs in here keeps seeing the form until the redirect. */
function AuthEntry({ visitor, ...rest }: AuthEntryProps) {
  const [user] = useState(visitor.kind === 'member' ? visitor.user : undefined)
  return user ? <AlreadySignedIn user={user} /> : <AuthForms visitor={visitor} {...rest} />
}

function AuthForms({ visitor, findReason, onSignedIn, newcomersHome }: AuthEntryProps) {
  const { screen, destination, ...flow } = useAuthFlow(onSignedIn, newcomersHome)
  // Kept while signing in, which leads away from here.
  const [arrivedAs, setArrivedAs] = useState<VisitorKind>()
  if (!arrivedAs && visitor.kind !== 'loading') setArrivedAs(visitor.kind)
  const reason =
    destination === undefined ? undefined : findReason(destination, arrivedAs ?? likelyKind(visitor))
  const isGuestOfferedFirst = reason?.isOpenToGuests === true
  const continueAsGuest = () => void flow.continueAsGuest(reason?.isOpenToGuests !== false)
  const panelId = useId()

  if (screen.name === 'verify')
    return (
      <VerifyEmailForm
        key={screen.nextCodeAt}
        email={screen.email}
        nextCodeAt={screen.nextCodeAt}
        reason={screen.reason}
        onVerify={(code) => flow.verify(screen.email, code)}
        onResend={() => flow.resend(screen.email)}
        onBack={() => flow.showTab('sign-in', screen.email)}
      />
    )
  if (screen.name === 'second-step')
    return (
      <SecondStepForm
        onSubmit={flow.enterSecondFactor}
        onBack={() => flow.showTab('sign-in', screen.email)}
      />
    )
  return (
    <>
      <Welcome isChecking={visitor.kind === 'loading'} />
      {reason && <SignInReasonPanel reason={reason} onContinueAsGuest={continueAsGuest} />}
      <div className="mt-8 lg:mt-3 [&_.tab]:text-base [&_.tab]:[--tab-pad:14px]">
        <Tabs
          label="Sign in or create an account"
          tabs={tabs}
          selected={screen.name}
          onSelect={flow.showTab}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${screen.name}`}
        className="pt-6.5 lg:pt-5"
      >
        {screen.name === 'sign-in' ? (
          <SignInForm email={screen.email} onSubmit={flow.logIn} />
        ) : (
          <RegisterForm onSubmit={flow.register} />
        )}
      </div>
      {(!isGuestOfferedFirst || screen.name === 'sign-in') && <Or />}
      {screen.name === 'sign-in' && <PasskeyButton onSignIn={flow.logInWithPasskey} />}
      {!isGuestOfferedFirst && (
        <>
          <Button size="lg" className="w-full lg:min-h-11" onClick={continueAsGuest}>
            Continue as Guest
          </Button>
          <p className="mt-4.5 text-sm text-muted lg:mt-2.5">{`Guests can open the first ${countWord(openCategoryCount)} categories. Progress is saved in this browser only.`}</p>
        </>
      )}
    </>
  )
}

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'register', label: 'Create Account' },
] as const

function Or() {
  return (
    <div className="my-4.5 lg:my-2.5 flex items-center gap-3.5 text-sm text-muted before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
      or
    </div>
  )
}

function Welcome({ isChecking }: { isChecking: boolean }) {
  return (
    <>
      <h1>Welcome to Capra</h1>
      <p className="relative mt-2.5 max-w-[26em] text-ink-2 lg:mt-1.5 lg:max-w-none">
        <span>Master Data Structures and Algorithms through pattern recognition</span>
        {isChecking && <CheckingSpinner />}
      </p>
    </>
  )
}

/** Most answers come sooner, and a spinner would only flash. */
const spinnerDelayMs = 300

/** Beside the form, which can be filled in meanwhile: nothing moves when it comes or goes. */
function CheckingSpinner() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), spinnerDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className="absolute top-full left-0 flex items-center gap-2 text-sm text-muted">
      {isShown && (
        <>
          <LoaderCircle className="icon motion-safe:animate-spin" aria-hidden="true" />
          <span>Checking whether you are signed in...</span>
        </>
      )}
    </span>
  )
}

/** A signed-in person is redirected once; later in the same session this page says that they are signed in. */
function AlreadySignedIn({ user }: { user: User }) {
  const navigate = useNavigate()
  const hasRedirected = useRef(false)
  useEffect(() => {
    if (hasRedirected.current) return
    hasRedirected.current = true
    if (hasDestination() || claimRedirect()) void navigate(takeDestination(), { replace: true })
  }, [navigate])

  return (
    <>
      <h1>Welcome to Capra</h1>
      <p className="mt-3 text-ink-2">{`You are signed in as ${displayName(user)}.`}</p>
      <ButtonLink to="/" look="primary" size="lg" className="mt-8">
        Go to your patterns
      </ButtonLink>
    </>
  )
}
