import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { User } from '../../contract.ts'
import { AccountSection } from './AccountSection.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

export function DeleteSection({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountSection
      title="Delete account"
      text="At once and for good: a deleted account cannot be brought back."
    >
      <ul className="max-w-[44em] list-disc space-y-1.5 pl-5 text-sm text-ink-2 marker:text-muted">
        <li>
          Deleted: your profile, progress, stars and notes, reported interviews, tutor conversations,
          GoatMates, invitations, sessions and mails that wait.
        </li>
        <li>
          In mock interviews your name becomes “Deleted user”. Feedback you received is erased; feedback you
          gave stays with the people you gave it to.
        </li>
        <li>Your address is free again at once: you can register anew, and begin from nothing.</li>
        <li>Progress you made as a guest stays in this browser. It was never part of your account.</li>
      </ul>
      <Button look="danger" className="mt-6" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </AccountSection>
  )
}
