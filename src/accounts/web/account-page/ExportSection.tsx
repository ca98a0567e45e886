import { Download } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import { saveFile } from '#platform/web/copy-and-save.ts'
import type { User } from '../../contract.ts'
import { AccountSection } from './AccountSection.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

export function ExportSection({ user }: { user: User }) {
  const toast = useToast()

  const { form, isBusy, fault } = useForm(async (text, typed) => {
    const data = await call('POST /api/account/export', { body: { password: text('password') } })
    saveFile(`export-${data.exportedAt.slice(0, 10)}.json`, `${JSON.stringify(data, null, 2)}\n`)
    typed.reset()
    toast.show({ title: 'Your data is downloaded', description: 'Keep the file where only you can read it.' })
  })

  return (
    <AccountSection
      id="data"
      text="Everything we keep about you as one JSON file: profile, progress, notes, tutor conversations, GoatMates, interviews and sessions. Other people appear only by name, and by address where you invited them."
    >
      <form {...form} className="grid max-w-form gap-4.5">
        <OwnPasswordField user={user} fault={fault} hint="Confirms it's you." />
        <FormError problem={fault} />
        <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
          <Download className="icon" aria-hidden="true" />
          <span>{isBusy ? 'Collecting...' : 'Download my data'}</span>
        </Button>
      </form>
    </AccountSection>
  )
}
