import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { InvalidFields, useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { User } from '../../contract.ts'
import { currentUserQuery } from '../current-user.ts'
import { setGuestMode } from '../guest-mode.ts'
import { clearAfterDeletion } from '../personal-storage.ts'
import { AccountSection } from './AccountSection.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

export function DeleteSection({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection id="delete" text="Permanent. A deleted account cannot be restored.">
      <ul className="max-w-[44em] list-disc space-y-1.5 pl-5 text-sm text-ink-2 marker:text-muted">
        <li>
          Deleted: your profile, progress, stars and notes, reported interviews, tutor conversations,
          GoatMates, invitations, sessions and queued emails.
        </li>
        <li>
          In mock interviews your name becomes “Deleted user”. Feedback you received is erased; feedback you
          gave stays with the people you gave it to.
        </li>
        <li>You can register again with the same address at any time, starting from zero.</li>
        <li>Progress you made as a guest stays in this browser. It was never part of your account.</li>
      </ul>
      <Button look="danger" className="mt-6" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </AccountSection>
  )
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const deleteAccount = useDeleteAccount(user)

  const form = useForm(async (text) => {
    const confirm = text('confirm').trim()
    if (confirm !== 'DELETE')
      throw new InvalidFields({ confirm: 'Type DELETE in capital letters to confirm.' })
    await deleteAccount(text('password'), confirm)
  }, 'password')

  return (
    <FormDialog
      form={form}
      title="Delete your account?"
      action="Delete permanently"
      busyAction="Deleting..."
      look="danger"
      cancel="Keep my account"
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">
        This deletes the account of{' '}
        <b className="inline-block max-w-full font-strong wrap-anywhere text-ink">{user.email}</b> at once. It
        cannot be undone. You may want to download your data first.
      </p>
      <OwnPasswordField user={user} fault={form.fault} />
      <TextField
        label="Type DELETE to confirm"
        name="confirm"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.fault.fields.confirm}
        required
      />
    </FormDialog>
  )
}

/** Deletes the account, clears what this browser stored for it, and navigates away. @throws ApiError */
function useDeleteAccount(user: User): (password: string, confirm: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return async (password, confirm) => {
    await call('POST /api/account/delete', { body: { password, confirm } })
    setGuestMode(false)
    // Synchronously, so that the previous page does not redirect to the sign-in.
    await navigate('/landing', { replace: true, flushSync: true })
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    clearAfterDeletion(user.id)
    toast.show({
      title: 'Your account is deleted',
      description: 'We confirm it by email. You can register the same address again at any time.',
    })
  }
}
