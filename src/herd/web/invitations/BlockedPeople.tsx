import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useBlocked } from '../herd-queries.ts'
import { useHerdAction } from '../use-herd-action.ts'

/** Renders nothing while nobody is blocked. */
export function BlockedPeople({ onUnblocked }: { onUnblocked: () => void }) {
  const { data: blocked = [] } = useBlocked()
  const { mutate, isPending } = useHerdAction()
  if (blocked.length === 0) return null
  return (
    <section aria-labelledby="blocked-people" className="mt-6 max-w-136">
      <h3 id="blocked-people" className="border-b border-line pb-2 text-base">
        Blocked people
      </h3>
      <ul>
        {blocked.map((person) => (
          <li
            key={person.id}
            className="flex items-center justify-between gap-4 border-b border-line py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{displayName(person)}</span>
            <Button
              look="quiet"
              aria-label={`Unblock ${displayName(person)}`}
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending)
                  mutate(
                    { action: 'unblock', id: person.id, done: `${displayName(person)} is no longer blocked` },
                    { onSuccess: onUnblocked },
                  )
              }}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
