import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { minuteMs } from '#platform/durations.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { ApiError, call } from '#platform/web/call-api.ts'
import { resetMs } from '../../account-rules.ts'
import { currentUserQuery } from '../current-user.ts'
import { NewPasswordFields, readNewPassword } from '../forms/NewPasswordFields.tsx'
import { AuthLayout, type CatalogueSize } from '../sign-in/AuthLayout.tsx'
import { readResetToken } from './reset-token.ts'

type Step = 'choose' | 'incomplete' | 'ended' | 'done'

/** The target of a mailed reset link. */
export function ResetPasswordPage({ catalogue }: { catalogue: CatalogueSize }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>('choose')
  const token = readResetToken(hash)

  // The prerendered page does not know the URL fragment.
  useEffect(() => {
    setStep((now) =>
      now === 'choose' && !token ? 'incomplete' : now === 'incomplete' && token ? 'choose' : now,
    )
  }, [token])

  /** Removes the used token from the address bar. */
  async function finish(next: Step) {
    setStep(next)
    await navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  }

  async function choose(newPassword: string) {
    try {
      await call('POST /api/auth/reset-password', { body: { token: token ?? '', newPassword } })
    } catch (error) {
      const isAboutPassword = error instanceof ApiError && error.fields.newPassword !== undefined
      if (!(error instanceof ApiError) || error.status !== 400 || isAboutPassword) throw error
      await finish('ended')
      return
    }
    await finish('done')
    queryClient.setQueryData(currentUserQuery.queryKey, null)
  }

  return (
    <AuthLayout
      title="Choose a new password · Capra"
      description="Choose a new password for your Capra account."
      catalogue={catalogue}
    >
      {step === 'choose' && <ResetPasswordForm onChoose={choose} />}
      {step === 'incomplete' && (
        <Outcome
          title="This link is not complete"
          text="Open the link in the email again, or copy all of it. If that does not help, request a new one."
        >
          {newLink}
        </Outcome>
      )}
      {step === 'ended' && (
        <Outcome
          title="This link no longer works"
          text={`This link has expired or was already used. Links are valid once, for ${resetMs / minuteMs} minutes. Your password is unchanged.`}
        >
          {newLink}
        </Outcome>
      )}
      {step === 'done' && (
        <Outcome
          title="Your password is changed"
          text="You are signed out in every browser. Sign in with the new password."
        >
          <ButtonLink to="/auth" look="primary" size="lg">
            Sign In
          </ButtonLink>
        </Outcome>
      )}
    </AuthLayout>
  )
}

const newLink = (
  <ButtonLink to="/auth/forgot" look="primary" size="lg">
    Request a new link
  </ButtonLink>
)

function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-3 max-w-note text-ink-2">{text}</p>
      <div className="mt-7">{children}</div>
    </>
  )
}

interface ResetPasswordFormProps {
  /** Throws when the server refuses the password. */
  onChoose: (newPassword: string) => Promise<void>
}

function ResetPasswordForm({ onChoose }: ResetPasswordFormProps) {
  const { form, isBusy, fault } = useForm(async (text) => onChoose(readNewPassword(text)))

  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-3 max-w-note text-ink-2">
        It replaces the old one immediately and signs you out in every browser.
      </p>
      <form {...form} className="mt-8 grid gap-4.5">
        <NewPasswordFields fault={fault} />
        <FormError problem={fault} />
        <Button type="submit" look="primary" size="lg" aria-disabled={isBusy} className="w-full">
          {isBusy ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </>
  )
}
