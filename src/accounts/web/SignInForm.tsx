import type { SubmitEvent } from 'react'
import { Alert } from '#platform/ui/Alert.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { TextField } from '#platform/ui/TextField.tsx'
import { formText } from './form-text.ts'
import type { Credentials } from './use-account-actions.ts'

interface SignInFormProps {
  email: string | undefined
  error: string | undefined
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
}

export function SignInForm({ email, error, isBusy, onSubmit }: SignInFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!isBusy) onSubmit({ email: formText(form, 'email'), password: formText(form, 'password') })
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-[18px]">
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <TextField label="Password" type="password" name="password" autoComplete="current-password" required />
      {error && <Alert>{error}</Alert>}
      <Button type="submit" look="sign" size="lg" disabled={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
