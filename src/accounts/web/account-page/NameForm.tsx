import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call } from '#platform/web/call-api.ts'
import { longestName } from '../../account-rules.ts'
import type { User } from '../../contract.ts'
import { currentUserQuery } from '../current-user.ts'
import { formText } from '../forms/form-error.ts'
import { useFormSubmission } from '../forms/use-form-submission.ts'

/** The name that GoatMates see. */
export function NameForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()
  const toast = useToast()
  const { isBusy, fault, attempt } = useFormSubmission(form)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    const body = { firstName: formText(typed, 'firstName'), lastName: formText(typed, 'lastName') }
    const isDone = await attempt(async () => {
      const changed = await call('PUT /api/account/name', { body })
      queryClient.setQueryData(currentUserQuery.queryKey, changed)
    })
    if (isDone) toast.show({ title: 'Name changed', description: 'Your GoatMates see it from now on.' })
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid max-w-form gap-4.5"
    >
      <div className="grid items-start gap-4.5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={longestName}
          defaultValue={user.firstName ?? ''}
          error={fault.fields.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={longestName}
          defaultValue={user.lastName ?? ''}
          error={fault.fields.lastName}
        />
      </div>
      {fault.sentence && <Alert>{fault.sentence}</Alert>}
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
        {isBusy ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  )
}
