import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { textIn } from '#platform/ui/form/use-form.ts'
import type { Credentials } from './use-sign-in.ts'

interface SignInFormProps {
  email: string | undefined
  error: string | undefined
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
}

export function SignInForm({ email, error, isBusy, onSubmit }: SignInFormProps) {
  const [typedEmail, setTypedEmail] = useState(email ?? '')
  const emailField = useRef<HTMLInputElement>(null)

  // The form is prerendered: keep what was typed before hydration.
  useLayoutEffect(() => {
    const typedBeforeHydration = emailField.current?.value
    if (typedBeforeHydration) setTypedEmail(typedBeforeHydration)
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!isBusy) onSubmit({ email: textIn(form, 'email'), password: textIn(form, 'password') })
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-4.5">
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={typedEmail}
        onChange={({ target }) => setTypedEmail(target.value)}
        required
      />
      <div>
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
        <Link
          to="/auth/forgot"
          state={{ email: typedEmail }}
          className="link -mb-2 inline-flex min-h-11 items-center text-sm"
        >
          Forgot your password?
        </Link>
      </div>
      {error && <Alert>{error}</Alert>}
      <Button type="submit" look="primary" size="lg" disabled={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
