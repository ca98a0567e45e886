import type { SubmitEvent } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { textIn } from '#platform/ui/form/use-form.ts'
import { atLeast, longestName } from '../../account-rules.ts'
import type { Registration } from './use-sign-in.ts'

interface RegisterFormProps {
  error: string | undefined
  isBusy: boolean
  onSubmit: (registration: Registration) => void
  onRefuse: (sentence: string) => void
}

export function RegisterForm({ error, isBusy, onSubmit, onRefuse }: RegisterFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = textIn(form, 'password')
    if (isBusy) return
    if (password !== textIn(form, 'confirmPassword')) {
      onRefuse('Passwords do not match')
      return
    }
    onSubmit({
      email: textIn(form, 'email'),
      password,
      firstName: textIn(form, 'firstName'),
      lastName: textIn(form, 'lastName'),
    })
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-4.5">
      <div className="grid items-start gap-4.5 sm:grid-cols-2 sm:gap-4">
        <TextField label="First Name" name="firstName" autoComplete="given-name" maxLength={longestName} />
        <TextField label="Last Name" name="lastName" autoComplete="family-name" maxLength={longestName} />
      </div>
      <TextField label="Email" type="email" name="email" autoComplete="username" required />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        hint={atLeast}
        required
      />
      <TextField
        label="Confirm Password"
        type="password"
        name="confirmPassword"
        autoComplete="new-password"
        required
      />
      {error && <Alert>{error}</Alert>}
      <Button type="submit" look="primary" size="lg" disabled={isBusy} className="w-full">
        {isBusy ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  )
}
