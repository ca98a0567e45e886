import { useQueryClient } from '@tanstack/react-query'
import { displayName } from '#accounts/person.ts'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { FormDialog } from '#platform/ui/form/FormDialog.tsx'
import { InvalidFields, useForm } from '#platform/ui/form/use-form.ts'
import { call } from '#platform/web/call-api.ts'
import type { Interview } from '../../contract.ts'
import { cacheInterview } from '../herd-queries.ts'
import type { HerdRole } from '../herd-view.ts'
import { localTimeOf } from '../interview/MeetingFields.tsx'
import { partnerIn, shortMoment } from '../interview-text.ts'

interface MoveDialogProps {
  interview: Interview
  role: HerdRole
  onMoved: () => void
  onClose: () => void
}

/** Sets or changes the time. */
export function MoveDialog({ interview, role, onMoved, onClose }: MoveDialogProps) {
  const { id, startsAt } = interview
  const client = useQueryClient()
  const toast = useToast()
  const name = displayName(partnerIn(interview, role))
  const form = useForm(async (text) => {
    const typed = text('startsAt')
    if (typed === '') throw new InvalidFields({ startsAt: 'Fill in both the date and the time.' })
    const moved = await call('PUT /api/interviews/:id/time', {
      params: { id },
      // The field is in the browser's time zone; the server needs an absolute time.
      body: { startsAt: new Date(typed).toISOString() },
    })
    cacheInterview(client, moved)
    toast.show({
      title: moved.startsAt === null ? 'Time saved' : shortMoment(moved.startsAt),
      description: `We emailed ${name} the new time.`,
    })
    onClose()
    onMoved()
  }, 'startsAt')
  return (
    <FormDialog
      form={form}
      title={startsAt === null ? 'Choose a time' : 'Move the interview'}
      subtitle={`${name} gets a mail with the time, and can choose another one.`}
      action="Save"
      busyAction="Saving..."
      onClose={onClose}
    >
      <TextField
        name="startsAt"
        label="Time"
        type="datetime-local"
        defaultValue={localTimeOf(startsAt)}
        hint="Your time zone. We email a calendar invite."
        error={form.fault.fields.startsAt}
      />
    </FormDialog>
  )
}
