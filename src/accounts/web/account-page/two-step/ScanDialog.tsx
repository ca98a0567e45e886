import { lazy, useEffect, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { CopyOutcome } from './RecoveryCodes.tsx'

const QrCode = lazy(() => import('./QrCode.tsx').then(({ QrCode: Loaded }) => ({ default: Loaded })))

interface ScanDialogProps {
  /** For the QR code. */
  uri: string
  /** In base32, to type by hand. */
  secret: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows the secret to the authenticator app, and turns it on with a first code. */
export function ScanDialog({ uri, secret, onConfirmed, onClose }: ScanDialogProps) {
  const start = useRef<HTMLParagraphElement>(null)
  const { outcome, copy } = useCopy()
  // Not the code field: on a phone its keyboard would cover the QR code.
  useEffect(() => start.current?.focus(), [])

  const form = useForm(async (text) => {
    const { recoveryCodes } = await call('POST /api/account/authenticator/confirm', {
      body: { code: text('code') },
    })
    onConfirmed(recoveryCodes)
  })

  return (
    <FormDialog
      form={form}
      title="Set up authenticator app"
      action="Turn on"
      busyAction="Checking..."
      onClose={onClose}
    >
      <p ref={start} tabIndex={-1} className="text-sm text-ink-2 outline-none">
        Scan this QR code with your app. If the app is on this device, copy the key into it instead.
      </p>
      <div className="-mt-0.5 mb-1.5 grid gap-x-6 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center">
        <div className="aspect-square w-44">
          <LoadBoundary
            className="grid size-full place-items-center"
            loadingText="Drawing..."
            failureText="The QR code could not be loaded."
          >
            <QrCode text={uri} label="QR code for your authenticator app" />
          </LoadBoundary>
        </div>
        <div className="min-w-0">
          <dl>
            <dt className="text-sm font-strong">Key</dt>
            <dd className="mt-1 font-mono text-sm break-words select-all">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </dd>
          </dl>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => copy(secret)}>
              Copy key
            </Button>
            <CopyOutcome outcome={outcome} />
          </div>
        </div>
      </div>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        hint="The 6 digits that the app shows for Capra."
        error={form.fault.fields.code}
        required
      />
    </FormDialog>
  )
}
