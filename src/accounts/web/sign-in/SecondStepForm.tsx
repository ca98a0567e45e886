import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { textIn } from '#platform/ui/form/use-form.ts'
import { CodeInput } from './CodeInput.tsx'
import { isWholeCode } from './code-input.ts'

interface SecondStepFormProps {
  error: string | undefined
  isBusy: boolean
  /** Resolves to false when the code was refused. */
  onSubmit: (code: string) => Promise<boolean>
  /** The person switched between both kinds of code. */
  onSwitch: () => void
  onBack: () => void
}

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ error, isBusy, onSubmit, onSwitch, onBack }: SecondStepFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of both fields is focused when it appears
  useEffect(() => {
    scrollTo(0, 0) // The previous form may have been scrolled.
    input.current?.focus({ preventScroll: true })
  }, [isRecovery])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = isRecovery ? textIn(event.currentTarget, 'recoveryCode') : code
    if (isBusy || (await onSubmit(typed))) return
    setCode('')
    input.current?.focus()
  }

  return (
    <>
      <h1>Enter your code</h1>
      <p className="mt-3 max-w-note text-ink-2">
        {isRecovery
          ? 'Enter one of the recovery codes you saved when you set up your authenticator app. Each works once.'
          : 'Open your authenticator app and enter the 6-digit code it shows for Capra.'}
      </p>
      <form method="post" onSubmit={(event) => void submit(event)} className="mt-8 grid gap-4.5">
        {isRecovery ? (
          <TextField
            ref={input}
            label="Recovery code"
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder="xxxx-xxxx-xxxx"
            error={error}
            required
          />
        ) : (
          <CodeInput ref={input} code={code} error={error} onChange={setCode} />
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabled={isBusy || !(isRecovery || isWholeCode(code))}
          className="w-full"
        >
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <Button
        look="quiet"
        className="mt-4 -ml-3"
        onClick={() => {
          onSwitch()
          setCode('')
          setRecovery(!isRecovery)
        }}
      >
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
