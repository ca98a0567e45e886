import { useQuery } from '@tanstack/react-query'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { User } from '../../../contract.ts'
import { AccountSection } from '../AccountSection.tsx'
import { Authenticator } from './Authenticator.tsx'
import { factorsQuery } from './factors.ts'
import { Passkeys } from './Passkeys.tsx'

export function TwoStepSection({ user }: { user: User }) {
  const { data: factors, error, refetch } = useQuery(factorsQuery)
  return (
    <AccountSection
      id="two-step"
      text="Keeps others out even if they learn your password. Both are optional. Adding one signs out every other browser, and we tell you by email."
    >
      {factors ? (
        <div className="grid gap-10">
          <Authenticator user={user} authenticator={factors.authenticator} />
          <Passkeys user={user} passkeys={factors.passkeys} />
        </div>
      ) : error ? (
        <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
      ) : (
        <Spinner text="Loading your sign-in settings..." />
      )}
    </AccountSection>
  )
}
