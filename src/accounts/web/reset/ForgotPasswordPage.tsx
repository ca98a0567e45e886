import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { minuteMs } from '#platform/durations.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { resetMs } from '../../account-rules.ts'
import type { CatalogueSize } from '../sign-in/AuthLayout.tsx'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { readAuthArrival } from '../sign-in/auth-arrival.ts'

/** Requests a reset link. The page never reveals whether the address has an account. */
export function ForgotPasswordPage({ catalogue }: { catalogue: CatalogueSize }) {
  const arrival = readAuthArrival(useLocation().state)
  const [sentTo, setSentTo] = useState<string>()

  const { form, isBusy, fault } = useForm(async (text) => {
    const email = text('email')
    await call('POST /api/auth/request-password-reset', { body: { email } })
    setSentTo(email)
  })

  return (
    <AuthLayout
      title="Forgot your password · Capra"
      description="Get an email with a link to choose a new password."
      catalogue={catalogue}
    >
      {sentTo === undefined ? (
        <>
          <h1>Forgot your password?</h1>
          <p className="mt-3 max-w-note text-ink-2">
            Enter your account’s email address. We will email you a link to choose a new password.
          </p>
          <form {...form} noValidate className="mt-8 grid gap-4.5">
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={arrival.email}
              error={fault.fields.email}
              required
            />
            <FormError problem={fault} />
            <Button type="submit" look="primary" size="lg" aria-disabled={isBusy} className="w-full">
              {isBusy ? 'Sending...' : 'Send reset link'}
            </Button>
          </form>
          <ButtonLink to="/auth" look="link" className="mt-4">
            Back to Sign In
          </ButtonLink>
        </>
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </AuthLayout>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p className="mt-3 max-w-note text-ink-2">
        If an account uses <b className="font-strong break-words text-ink">{email}</b>
        <span>{`, we sent it a reset link. It is valid once, for ${resetMs / minuteMs} minutes.`}</span>
      </p>
      <p className="mt-4 max-w-[44ch] text-sm text-muted">
        No email? Check your spam folder, and whether you registered with another address. You can request
        another link after a minute. After several emails in one day we send no more, but each request keeps
        the newest link valid for another 30 minutes.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to="/auth" state={{ email }}>
          Back to Sign In
        </ButtonLink>
        <Button look="quiet" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </>
  )
}
