import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { minuteMs } from '#platform/durations.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { codeMs } from '../../account-rules.ts'
import { CodeInput } from './CodeInput.tsx'
import { isWholeCode } from './code-input.ts'

interface VerifyEmailFormProps {
  email: string
  /** The server sends no other code before this time, in milliseconds since 1970. */
  nextCodeAt: number
  error: string | undefined
  isBusy: boolean
  /** Resolves to false when the code was refused. */
  onVerify: (code: string) => Promise<boolean>
  onResend: () => Promise<void>
  onBack: () => void
}

export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const { email, nextCodeAt, error, isBusy, onVerify, onResend, onBack } = props
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isResending, setResending] = useState(false)
  const waitSeconds = useSecondsUntil(nextCodeAt)

  useEffect(() => {
    scrollTo(0, 0) // The previous form may have been scrolled.
    input.current?.focus({ preventScroll: true })
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isWholeCode(code) || isBusy || (await onVerify(code))) return
    setCode('')
    input.current?.focus()
  }

  async function resend() {
    setResending(true)
    await onResend()
    setResending(false)
    setCode('')
  }

  return (
    <>
      <h1>Check your email</h1>
      <p className="mt-3 max-w-note text-ink-2">
        Enter the 6-digit code we sent to{' '}
        <b className="inline-block max-w-full font-strong break-words text-ink">{email}</b>. The code expires
        in {codeMs / minuteMs} minutes.
      </p>
      <form method="post" onSubmit={(event) => void submit(event)} className="mt-8 grid gap-4.5">
        <CodeInput ref={input} code={code} error={error} onChange={setCode} />
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabled={!isWholeCode(code) || isBusy}
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
          <span className="text-sm text-muted tabular-nums">You can ask again in {waitSeconds} s.</span>
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

/** Whole seconds until a time, counting down. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil((time - now) / 1000))
}
