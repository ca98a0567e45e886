import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, type FailureTexts, sentenceOf, UserFacingError } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'
import { setGuestMode } from '../guest-mode.ts'
import { readDestination, resolveDestination, takeDestination } from '../intended-destination.ts'
import { readAuthArrival } from './auth-arrival.ts'
import { type Credentials, type Registration, useSignIn } from './use-sign-in.ts'

export type AuthTab = 'sign-in' | 'register'
type AuthScreen =
  | { readonly name: AuthTab; readonly email?: string }
  | { readonly name: 'verify'; readonly email: string; readonly nextCodeAt: number; readonly reason?: string }
  | { readonly name: 'second-step'; readonly email: string }

/** `registered`: the account is new, so progress made as a guest belongs to it. */
export type OnSignedIn = (how: 'registered' | 'logged-in') => Promise<void> | void

const logInFailed: FailureTexts = {
  unexplained: 'Login failed',
  unreachable: 'Login failed. Please try again.',
}
const registrationFailed: FailureTexts = {
  unexplained: 'Failed to send verification code',
  unreachable: 'Registration failed. Please try again.',
}

/** A phone may discard this page while the mail is open; the code can still be entered when it is restored. */
const awaitingCode = localValue('capra.awaitingCode', 'session')

/** State and actions of the auth page. @param newcomersHome where newcomers go who asked for home */
export function useAuthFlow(onSignedIn: OnSignedIn, newcomersHome: string) {
  const account = useSignIn()
  const toast = useToast()
  const navigate = useNavigate()
  // The prerendered page knows neither the location's state nor what this tab stored.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const { state, search, hash } = useLocation()
  const { destination, firstScreen } = useMemo(
    () => (isHydrated ? readStart(state, search, hash) : prerenderedStart),
    [isHydrated, state, search, hash],
  )
  const [laterScreen, setScreen] = useState<AuthScreen>()
  const screen = laterScreen ?? firstScreen

  function showCodeForm(email: string, waitSeconds: number, reason = '') {
    awaitingCode.write(email)
    setScreen({ name: 'verify', email, nextCodeAt: Date.now() + waitSeconds * 1000, reason })
  }

  async function arrive(how: 'registered' | 'logged-in') {
    awaitingCode.clear()
    await ignoreFailure(onSignedIn(how))
    const destination = takeDestination()
    await navigate(how === 'registered' ? forNewcomer(destination) : destination, { replace: true })
  }

  const forNewcomer = (destination: string) => (destination === '/' ? newcomersHome : destination)

  return {
    screen,
    /** The page that was asked for before this one. */
    destination,

    showTab(name: AuthTab, email?: string) {
      awaitingCode.clear()
      setScreen(email ? { name, email } : { name })
    },

    async logIn(credentials: Credentials) {
      try {
        await account.logIn(credentials)
        await arrive('logged-in')
      } catch (failure) {
        const code = failure instanceof ApiError ? failure.code : undefined
        if (code === 'email_not_verified') showCodeForm(credentials.email, 0, sentenceOf(failure))
        else if (code === 'second_factor_needed') setScreen({ name: 'second-step', email: credentials.email })
        else throw explained(failure, logInFailed)
      }
    },

    async enterSecondFactor(code: string) {
      await account.enterSecondFactor(code)
      await arrive('logged-in')
    },

    async logInWithPasskey() {
      try {
        await account.logInWithPasskey()
        await arrive('logged-in')
      } catch (failure) {
        throw explained(failure, logInFailed)
      }
    },

    async register(registration: Registration) {
      try {
        const { resendAfterSeconds } = await account.register(registration)
        showCodeForm(registration.email, resendAfterSeconds)
      } catch (failure) {
        throw explained(failure, registrationFailed)
      }
    },

    async verify(email: string, code: string) {
      try {
        await account.verifyCode(email, code)
        toast.show({ title: 'Email verified successfully', description: 'You have been signed in.' })
        await arrive('registered')
      } catch (failure) {
        toast.show({ title: 'Verification failed', description: sentenceOf(failure), tone: 'destructive' })
        throw failure
      }
    },

    async resend(email: string) {
      try {
        const { resendAfterSeconds } = await account.resendCode(email)
        showCodeForm(email, resendAfterSeconds)
        toast.show({
          title: 'Verification code sent',
          description: 'A new code has been sent to your email.',
        })
      } catch (failure) {
        if (failure instanceof ApiError && failure.retryAfterSeconds !== undefined)
          showCodeForm(email, failure.retryAfterSeconds)
        const description = sentenceOf(failure)
        toast.show({ title: 'Failed to resend code', description, tone: 'destructive' })
      }
    },

    /** @param canFollow whether guests may open the page that was asked for: another would send them back here. */
    async continueAsGuest(canFollow: boolean) {
      awaitingCode.clear()
      setGuestMode(true)
      const destination = takeDestination()
      await navigate(canFollow ? forNewcomer(destination) : '/', { replace: true })
    },
  }
}

/** Says in the words of this page what failed, unless the server refused a field. */
function explained(failure: unknown, texts: FailureTexts): unknown {
  const isField = failure instanceof ApiError && Object.keys(failure.fields).length > 0
  return isField ? failure : new UserFacingError(sentenceOf(failure, texts))
}

interface Start {
  readonly destination: string | undefined
  readonly firstScreen: AuthScreen
}

const prerenderedStart: Start = { destination: undefined, firstScreen: { name: 'sign-in' } }

function readStart(state: unknown, search: string, hash: string): Start {
  const arrival = readAuthArrival(state, search, hash)
  const destination = arrival.next === undefined ? readDestination() : resolveDestination(arrival.next)
  const email = awaitingCode.read()
  if (email) return { destination, firstScreen: { name: 'verify', email, nextCodeAt: 0 } }
  const name = arrival.tab ?? 'sign-in'
  return {
    destination,
    firstScreen: arrival.email === undefined ? { name } : { name, email: arrival.email },
  }
}

/** The person is signed in: a failure elsewhere must not keep them on this page. */
async function ignoreFailure(act: Promise<void> | void): Promise<void> {
  try {
    await act
  } catch {}
}
