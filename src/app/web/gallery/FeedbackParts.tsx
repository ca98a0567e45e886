import { lazy, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { Part } from './Part.tsx'

const Endless = lazy(() => new Promise<never>(() => undefined))

export function FeedbackParts() {
  const toasts = useToast()
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <Part name="Alert">
        <Alert>The list could not be loaded.</Alert>
        <Alert onRetry={() => undefined}>The list could not be loaded.</Alert>
      </Part>
      <Part name="FormError, with and without a title">
        <FormError problem={{ title: 'Not saved', sentence: 'Please try again.' }} />
        <FormError problem={{ sentence: 'Enter your email address.' }} />
      </Part>
      <Part name="EmptyState">
        <EmptyState
          title="No GoatMates yet"
          text="Invite someone to practice interviews with."
          action={<Button>Invite</Button>}
        />
      </Part>
      <Part name="Spinner">
        <Spinner text="Loading..." />
      </Part>
      <Part name="LoadBoundary, loading and failed">
        <LoadBoundary
          className="w-full"
          loadingText="Loading the demo..."
          failureText="It could not be loaded."
        >
          {hasFailed ? <Broken /> : <Endless />}
        </LoadBoundary>
        <Button onClick={() => setFailed(true)}>Let it fail</Button>
      </Part>
      <Part name="Toast, drawn by ToastArea (in the page's own theme)">
        <Button onClick={() => toasts.show({ title: 'Saved', description: 'Everything is stored.' })}>
          Default
        </Button>
        <Button
          onClick={() =>
            toasts.show({
              title: 'Error',
              tone: 'destructive',
              action: { label: 'Open', url: '/gallery' },
            })
          }
        >
          Destructive, with an action
        </Button>
      </Part>
    </>
  )
}

function Broken(): never {
  throw new Error('As if the code of this part were missing.')
}
