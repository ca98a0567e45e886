import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Passkey } from '#accounts/factor-contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { User } from '../../../contract.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { dayText, factorsQuery } from './factors.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

interface PasskeysProps {
  user: User
  /** The oldest first. */
  passkeys: readonly Passkey[]
}

type Task = { readonly name: 'add' } | { readonly name: 'rename' | 'remove'; readonly passkey: Passkey }

/** Passkeys, which sign in without a password or code. */
export function Passkeys({ user, passkeys }: PasskeysProps) {
  const [task, setTask] = useState<Task>()
  const { target, focusNext } = useFocusNext()
  const queryClient = useQueryClient()
  const toast = useToast()

  function finish(title: string) {
    toast.show({ title })
    setTask(undefined)
    // The button that opened the dialog may be gone.
    focusNext()
    void queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey })
  }

  async function remove({ id, name }: Passkey, password: string) {
    await call('POST /api/account/passkeys/:id/remove', { params: { id }, body: { password } })
    finish(`${name} is removed`)
  }

  return (
    <div>
      <h3 ref={target} tabIndex={-1} className="text-base">
        Passkeys
      </h3>
      <p className="mt-2 text-sm text-ink-2">
        Sign in with your fingerprint, your face or the lock of your device, without a password or code.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="mt-4 border-t border-line">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
            >
              <div className="min-w-0">
                <p className="text-base font-strong wrap-anywhere">{passkey.name}</p>
                <p className="text-sm text-muted">{`Added ${dayText(passkey.createdAt)}, ${passkey.lastUsedAt ? `last used ${dayText(passkey.lastUsedAt)}` : 'not used yet'}`}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  look="quiet"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setTask({ name: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setTask({ name: 'remove', passkey })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button className="mt-4" onClick={() => setTask({ name: 'add' })}>
        Add a passkey
      </Button>
      {task?.name === 'add' && (
        <AddPasskeyDialog
          user={user}
          onAdded={(name) => finish(`${name} is added`)}
          onClose={() => setTask(undefined)}
        />
      )}
      {task?.name === 'rename' && (
        <RenamePasskeyDialog
          passkey={task.passkey}
          onRenamed={(name) => finish(`Renamed to ${name}`)}
          onClose={() => setTask(undefined)}
        />
      )}
      {task?.name === 'remove' && (
        <PasswordDialog
          user={user}
          title="Remove this passkey?"
          text={`${task.passkey.name} will no longer sign you in. Delete it on your device, too.`}
          action="Remove"
          busyAction="Removing..."
          look="danger"
          onConfirm={(password) => remove(task.passkey, password)}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  )
}
