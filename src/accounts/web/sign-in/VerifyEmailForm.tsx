import { useState } from 'react'
import { minuteMs } from '#platform/durations.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useSecondsUntil } from '#platform/ui/form/use-seconds-until.ts'
import { codeMs } from '../../account-rules.ts'
import { CodeInput } from './CodeInput.tsx'
import { isWholeCode } from './code-input.ts'
import { useCodeForm } from './use-code-form.ts'

interface VerifyEmailFormProps {
  email: string
  /** The server sends no other code before this time, in milliseconds since 1970. */
  nextCodeAt: number
  /** Why a code is needed, until one was entered. */
  reason: string | undefined
  onVerify: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onBack: () => void
}

export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const { email, nextCodeAt, reason, onVerify, onResend, onBack } = props
  const { form, isBusy, error = isBusy ? undefined : reason, field } = useCodeForm(onVerify)
  const [isResending, setResending] = useState(false)
  const waitSeconds = useSecondsUntil(nextCodeAt) ?? 0

  async function resend() {
    setResending(true)
    await onResend()
    setResending(false)
    field.onChange('')
  }

  return (
    <>
      <h1>Check your email</h1>
      <p className="mt-3 max-w-note text-ink-2">
        Enter the 6-digit code we sent to{' '}
        <b className="inline-block max-w-full font-strong break-words text-ink">{email}</b>
        <span>{`. The code expires in ${codeMs / minuteMs} minutes.`}</span>
      </p>
      <form {...form} className="mt-8 grid gap-4.5">
        <CodeInput {...field} error={error} />
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabled={!isWholeCode(field.code) || isBusy}
          className="w-full"
        >
          {isBusy ? 'Verifying...' : 'Verify Email'}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-center gap-x-3">
        <Button look="quiet" disabled={waitSeconds > 0 || isResending} onClick={() => void resend()}>
          Resend Code
        </Button>
        {waitSeconds > 0 && (
          <span className="text-sm text-muted tabular-nums">{`You can ask again in ${waitSeconds} s.`}</span>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">
        No code? Check your spam folder. If you already have an account, the email says so.
      </p>
      <Button look="link" className="mt-2" onClick={onBack}>
        Back to Sign In
      </Button>
    </>
  )
}
