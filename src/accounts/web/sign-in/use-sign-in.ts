import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '#accounts/contract.ts'
import { call, UserFacingError } from '#platform/web/call-api.ts'
import { currentUserQuery, readCurrentUser } from '../current-user.ts'
import { setGuestMode } from '../guest-mode.ts'
import { claimRedirect } from '../intended-destination.ts'
import { requirePasskeySupport, signWithPasskey } from '../passkeys/passkey-prompt.ts'

/** The server accepted the password, but the browser did not store the cookie. */
const cookieBlocked =
  'Your browser blocked the sign-in cookie. Open this site over https or ask its operator to set PUBLIC_URL.'

export interface Credentials {
  readonly email: string
  readonly password: string
}
export interface Registration extends Credentials {
  readonly firstName: string
  readonly lastName: string
}

/** The ways to sign in and to register. Each throws an ApiError when the server refuses. */
export function useSignIn() {
  const queryClient = useQueryClient()

  return useMemo(() => {
    async function welcome(answered: User) {
      // If this call fails, we cannot check the cookie and trust the reply to the sign-in.
      const user = await readCurrentUser().catch(() => answered)
      if (!user) throw new UserFacingError(cookieBlocked)
      setGuestMode(false)
      claimRedirect()
      queryClient.setQueryData(currentUserQuery.queryKey, user)
    }

    return {
      async logIn(credentials: Credentials) {
        await welcome(await call('POST /api/login', { body: credentials }))
      },

      /** After a sign-in was refused with `second_factor_needed`. */
      async enterSecondFactor(code: string) {
        await welcome(await call('POST /api/auth/second-factor', { body: { code } }))
      },

      async logInWithPasskey() {
        requirePasskeySupport()
        const { options } = await call('POST /api/auth/passkey/options')
        const credential = await signWithPasskey(options)
        await welcome(await call('POST /api/auth/passkey', { body: { credential } }))
      },

      register({ email, ...userData }: Registration) {
        return call('POST /api/auth/request-otp', { body: { email, userData } })
      },

      resendCode(email: string) {
        return call('POST /api/auth/request-otp', { body: { email } })
      },

      async verifyCode(email: string, otp: string) {
        await welcome(await call('POST /api/auth/verify-otp', { body: { email, otp } }))
      },
    }
  }, [queryClient])
}
