import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { CodeInput } from './CodeInput.tsx'
import { isWholeCode } from './code-input.ts'
import { useCodeForm } from './use-code-form.ts'

interface SecondStepFormProps {
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const kind = isRecovery ? 'recovery' : 'app'
  return <CodeForm key={kind} {...props} isRecovery={isRecovery} onSwitch={() => setRecovery(!isRecovery)} />
}

interface CodeFormProps extends SecondStepFormProps {
  isRecovery: boolean
  onSwitch: () => void
}

function CodeForm({ isRecovery, onSubmit, onSwitch, onBack }: CodeFormProps) {
  const { form, isBusy, error, field } = useCodeForm(onSubmit)
  return (
    <>
      <h1>Enter your code</h1>
      <p className="mt-3 max-w-note text-ink-2">
        {isRecovery
          ? 'Enter one of the recovery codes you saved when you set up your authenticator app. Each works once.'
          : 'Open your authenticator app and enter the 6-digit code it shows for Capra.'}
      </p>
      <form {...form} className="mt-8 grid gap-4.5">
        {isRecovery ? (
          <TextField
            ref={field.ref}
            label="Recovery code"
            name="otp"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder="xxxx-xxxx-xxxx"
            error={error}
            required
          />
        ) : (
          <CodeInput {...field} error={error} />
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabled={isBusy || !(isRecovery || isWholeCode(field.code))}
          className="w-full"
        >
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <Button look="quiet" className="mt-4 -ml-3" onClick={onSwitch}>
        {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
      </Button>
      <p className="mt-3 text-sm text-muted">
        Lost both the app and your recovery codes? Only the people who run this site can help.
      </p>
      <Button look="link" className="mt-2" onClick={onBack}>
        Back to Sign In
      </Button>
    </>
  )
}
