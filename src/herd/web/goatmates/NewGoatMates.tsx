import { X } from 'lucide-react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Buddy } from '../../contract.ts'
import { useForgetArrival } from '../herd-queries.ts'
import type { Parting } from './PartingDialog.tsx'

interface NewGoatMatesProps {
  people: readonly Pick<Buddy, 'id' | 'username' | 'firstName' | 'lastName'>[]
  onPart: (parting: Parting) => void
}

/** Invitations are accepted by themselves, so who came that way is told, with the way back beside it. */
export function NewGoatMates({ people, onPart }: NewGoatMatesProps) {
  const dismiss = useForgetArrival()
  return (
    <div role="status">
      {people.map((person) => {
        const { id } = person
        const name = displayName(person)
        return (
          <div
            key={id}
            className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-success bg-success-soft py-2 pr-2 pl-4 text-sm"
          >
            <p className="min-w-0 flex-1 basis-full md:basis-52 font-[650] wrap-anywhere">
              {name} is now your GoatMate
            </p>
            <Button
              look="quiet"
              aria-label={`Remove ${name}, your new GoatMate`}
              onClick={() => onPart({ act: 'remove', id, name })}
            >
              Remove
            </Button>
            <Button
              look="quiet"
              aria-label={`Block ${name}, your new GoatMate`}
              onClick={() => onPart({ act: 'block', id, name })}
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
