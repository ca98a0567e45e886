import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { GoatMate } from '../../contract.ts'
import { type NewGoatMates, useDismissNewGoatMate, useGoatMates } from '../herd-queries.ts'
import { StartInterviewDialog } from '../interview/StartInterviewDialog.tsx'
import { Invitations } from '../invitations/Invitations.tsx'
import { GoatMateCard } from './GoatMateCard.tsx'
import { type Removal, RemoveOrBlockDialog } from './RemoveOrBlockDialog.tsx'

interface GoatMateListProps {
  onInvite: () => void
  /** An interview was created. */
  onStarted: () => void
}

export function GoatMateList({ onInvite, onStarted }: GoatMateListProps) {
  const { data: goatMates, newGoatMates, error, isFetching, refetch } = useGoatMates()
  const [starting, setStarting] = useState<GoatMate>()
  const [removal, setRemoval] = useState<Removal>()
  const { target, focusNext } = useFocusNext()

  if (error && !goatMates && !isFetching)
    return (
      <Alert
        onRetry={() => void refetch()}
      >{`Your GoatMates could not be loaded. ${sentenceOf(error)}`}</Alert>
    )
  if (!goatMates) return <Spinner text="Loading your herd..." />

  return (
    <>
      <h2 ref={target} tabIndex={-1} className="sr-only">
        My GoatMates
      </h2>
      <NewGoatMateNotes
        people={newGoatMates.filter(({ id }) => goatMates.some((goatMate) => goatMate.id === id))}
        onRemove={setRemoval}
      />
      {goatMates.length === 0 ? (
        <div className="pt-5">
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
        </div>
      ) : (
        <ul aria-label="GoatMates" className="grid grid-cols-1 gap-x-14 lg:grid-cols-2">
          {goatMates.map((goatMate) => (
            <GoatMateCard
              key={goatMate.id}
              goatMate={goatMate}
              onStart={() => setStarting(goatMate)}
              onRemove={(action) => setRemoval({ action, id: goatMate.id, name: displayName(goatMate) })}
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
      {removal && (
        <RemoveOrBlockDialog removal={removal} onRemoved={focusNext} onClose={() => setRemoval(undefined)} />
      )}
    </>
  )
}

interface NewGoatMateNotesProps {
  people: NewGoatMates
  onRemove: (removal: Removal) => void
}

/** People whose invitations were auto-accepted, with the chance to remove or block them right away. */
function NewGoatMateNotes({ people, onRemove }: NewGoatMateNotesProps) {
  const dismiss = useDismissNewGoatMate()
  return (
    <div role="status" className="not-empty:pt-5">
      {people.map((person) => {
        const { id } = person
        const name = displayName(person)
        return (
          <div
            key={id}
            className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-success bg-success-soft py-2 pr-2 pl-4 text-sm"
          >
            <p className="min-w-0 flex-1 basis-full md:basis-52 font-strong wrap-anywhere">{`${name} is now your GoatMate`}</p>
            <Button
              look="quiet"
              aria-label={`Remove ${name}, your new GoatMate`}
              onClick={() => onRemove({ action: 'remove', id, name })}
            >
              Remove
            </Button>
            <Button
              look="quiet"
              aria-label={`Block ${name}, your new GoatMate`}
              onClick={() => onRemove({ action: 'block', id, name })}
            >
              Block
            </Button>
            <Button look="quiet" aria-label={`Dismiss the note on ${name}`} onClick={() => dismiss(id)}>
              <X className="icon" aria-hidden="true" />
            </Button>
          </div>
        )
      })}
    </div>
  )
}
