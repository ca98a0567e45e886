import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { displayName } from '#accounts/person.ts'
import type { SentBodyOf } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import type { Buddy, herdApi } from '../../contract.ts'
import { FormError, useFormMutation } from '../form-error.tsx'
import { cacheInterview, refreshHerd } from '../herd-queries.ts'
import { useSavedFields } from '../use-saved-fields.ts'
import { PopularQuestions } from './PopularQuestions.tsx'

const empty = { popular: '', custom: '', meetLink: '', codeLink: '', startsAt: '' }

interface StartInterviewDialogProps {
  goatMate: Buddy
  onStarted: () => void
  onClose: () => void
}

/** The setup step: question, links and time. */
export function StartInterviewDialog({ goatMate, onStarted, onClose }: StartInterviewDialogProps) {
  const client = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error, problem } = useFormMutation({
    failureTitle: 'Failed to start interview',
    mutationFn: (body: SentBodyOf<typeof herdApi.start>) =>
      callApi<typeof herdApi.start>('POST', '/api/interviews', { body }),
    onSuccess: (interview) => {
      cacheInterview(client, interview)
      toast.show({
        title: 'Interview created!',
        description: 'Email invitation sent to your GoatMate. The interview is now pending feedback.',
      })
    },
    // They may no longer be a GoatMate; the refreshed list shows it.
    onError: () => void refreshHerd(client),
  })
  const { fields, change, discard, close } = useSavedFields({
    form: `start.${goatMate.id}`,
    empty,
    isPending,
    onClose,
  })
  const { popular, custom, meetLink, codeLink, startsAt } = fields
  const [isMissing, setMissing] = useState(false)
  const [isTimeIncomplete, setTimeIncomplete] = useState(false)
  const timeField = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const refused = error instanceof ApiError ? error.fields : {}

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const number = custom.trim() || popular
    setMissing(number === '')
    if (number === '') {
      form.current?.querySelector('input')?.focus()
      return
    }
    // A date without a time has an empty value, but must not count as no time.
    const isIncomplete = timeField.current?.validity.badInput ?? false
    setTimeIncomplete(isIncomplete)
    if (isIncomplete) {
      timeField.current?.focus()
      return
    }
    mutate(
      {
        intervieweeId: goatMate.id,
        leetcodeQuestionNumber: number,
        ...optional('googleMeetLink', meetLink.trim()),
        ...optional('codepadLink', codeLink.trim()),
        ...optional('startsAt', isoTimeOf(startsAt)),
      },
      {
        onSuccess: () => {
          discard()
          onStarted()
        },
      },
    )
  }

  return (
    <Dialog
      open
      title="Start Interview"
      subtitle={`${displayName(goatMate)} is the candidate, you interview.`}
      onClose={close}
      footer={
        <>
          <div className="min-w-0 basis-full has-[[role=alert]:empty]:absolute">
            <FormError problem={isMissing ? questionMissing : problem} />
          </div>
          <Button look="quiet" onClick={discard}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isPending}>
            {isPending ? 'Creating...' : 'Create Interview'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        <PopularQuestions
          chosen={popular === '' ? undefined : Number(popular)}
          onChoose={(number) => change({ popular: String(number), custom: '' })}
        />
        <TextField
          label="Or another LeetCode question number"
          inputMode="numeric"
          autoComplete="off"
          placeholder="1 to 9999"
          maxLength={6}
          value={custom}
          error={refused.leetcodeQuestionNumber}
          onChange={({ target: { value } }) =>
            change({ custom: value, ...(value.trim() ? { popular: '' } : {}) })
          }
        />
        <TextField
          label="Meeting link (optional)"
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={meetLink}
          error={refused.googleMeetLink}
          onChange={({ target }) => change({ meetLink: target.value })}
        />
        <TextField
          label="Code-sharing link (optional)"
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={codeLink}
          error={refused.codepadLink}
          onChange={({ target }) => change({ codeLink: target.value })}
        />
        <TextField
          ref={timeField}
          label="Time (optional)"
          type="datetime-local"
          value={startsAt}
          hint="In your time zone. The email adds it to their calendar."
          error={isTimeIncomplete ? 'Fill in both the date and the time, or clear them.' : refused.startsAt}
          onChange={({ target }) => change({ startsAt: target.value })}
        />
      </form>
    </Dialog>
  )
}

const questionMissing = {
  title: 'Question required',
  text: 'Please select or enter a LeetCode question number.',
}

/** Omits an empty field. */
function optional<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const part: Partial<Record<Name, string>> = {}
  if (text !== '') part[name] = text
  return part
}

/** The field is in the browser's time zone; the server needs an absolute time. */
function isoTimeOf(local: string): string {
  return local === '' ? '' : new Date(local).toISOString()
}
