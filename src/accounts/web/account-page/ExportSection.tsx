import { Download } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { saveFile } from '#platform/web/copy-and-save.ts'
import type { User } from '../../contract.ts'
import { formText } from '../forms/form-error.ts'
import { useFormSubmission } from '../forms/use-form-submission.ts'
import { AccountSection } from './AccountSection.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

export function ExportSection({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const { isBusy, fault, attempt } = useFormSubmission(form)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    const isDone = await attempt(async () => {
      const data = await call('POST /api/account/export', {
        body: { password: formText(typed, 'password') },
      })
      saveFile(`export-${data.exportedAt.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`)
    })
    if (!isDone) return
    typed.reset()
    toast.show({ title: 'Your data is downloaded', description: 'Keep the file where only you can read it.' })
  }

  return (
    <AccountSection
      title="Your data"
      text="Everything we keep about you as one JSON file: profile, progress, notes, tutor conversations, GoatMates, interviews and sessions. Other people appear only by name, and by address where you invited them."
    >
      <form
        ref={form}
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid max-w-form gap-4.5"
      >
        <OwnPasswordField user={user} fault={fault} hint="Confirms it's you." />
        {fault.sentence && <Alert>{fault.sentence}</Alert>}
        <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
          <Download className="icon" aria-hidden="true" />
          {isBusy ? 'Collecting...' : 'Download my data'}
        </Button>
      </form>
    </AccountSection>
  )
}
