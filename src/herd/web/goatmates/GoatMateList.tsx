import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { Buddy } from '../../contract.ts'
import { sentenceOf } from '../failure-sentence.ts'
import { useGoatMates } from '../herd-queries.ts'
import { StartInterviewDialog } from '../interview/StartInterviewDialog.tsx'
import { Invitations } from '../invitations/Invitations.tsx'
import { GoatMateCard } from './GoatMateCard.tsx'
import { NewGoatMates } from './NewGoatMates.tsx'
import { type Parting, PartingDialog } from './PartingDialog.tsx'

interface GoatMateListProps {
  onInvite: () => void
  /** An interview was created. */
  onStarted: () => void
}

export function GoatMateList({ onInvite, onStarted }: GoatMateListProps) {
  const { data: goatMates, arrived, error, isFetching, refetch } = useGoatMates()
  const [starting, setStarting] = useState<Buddy>()
  const [parting, setParting] = useState<Parting>()
  const { target, focusNext } = useFocusNext()

  if (error && !goatMates && !isFetching)
    return (
      <Alert onRetry={() => void refetch()}>Your GoatMates could not be loaded. {sentenceOf(error)}</Alert>
    )
  if (!goatMates) return <Spinner text="Loading your herd..." />

  const leave = (parted: Parting) => setParting(parted)
  return (
    <>
      <h2 ref={target} tabIndex={-1} className="sr-only">
        My GoatMates
      </h2>
      <NewGoatMates
        people={arrived.filter(({ id }) => goatMates.some((goatMate) => goatMate.id === id))}
        onPart={leave}
      />
      {goatMates.length === 0 ? (
        <EmptyState
          title="No GoatMates yet"
          text="Invite a friend by email. Once they have an account, you can interview each other, and both of you learn from it."
          action={
            <Button onClick={onInvite}>
              <UserPlus className="icon" aria-hidden="true" />
              Invite Your First GoatMate
            </Button>
          }
        />
      ) : (
        <ul aria-label="GoatMates" className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {goatMates.map((goatMate) => (
            <GoatMateCard
              key={goatMate.id}
              goatMate={goatMate}
              onStart={() => setStarting(goatMate)}
              onPart={(act) => leave({ act, id: goatMate.id, name: displayName(goatMate) })}
            />
          ))}
        </ul>
      )}
      <Invitations />
      {starting && (
        <StartInterviewDialog
          goatMate={starting}
          onStarted={onStarted}
          onClose={() => setStarting(undefined)}
        />
      )}
      {parting && (
        <PartingDialog parting={parting} onParted={focusNext} onClose={() => setParting(undefined)} />
      )}
    </>
  )
}
