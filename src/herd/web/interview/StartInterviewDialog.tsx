import { type FormEvent, useId, useRef, useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { FormError } from '#platform/ui/form/FormError.tsx'
import { ApiError } from '#platform/web/call-api.ts'
import type { GoatMate, ReceivedInterviewRequest } from '../../contract.ts'
import { useSavedFields } from '../use-saved-fields.ts'
import { localTimeOf, MeetingFields, meetingOf } from './MeetingFields.tsx'
import { PopularQuestions } from './PopularQuestions.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { useRequestInterview, useStartInterview } from './use-start-interview.ts'

interface StartInterviewDialogProps {
  goatMate: Pick<GoatMate, 'id' | 'username' | 'firstName' | 'lastName'>
  /** Their request, which this accepts. */
  request?: ReceivedInterviewRequest
  onStarted: () => void
  onClose: () => void
}

/** The setup step: who interviews, question, links and time. */
export function StartInterviewDialog({ goatMate, request, onStarted, onClose }: StartInterviewDialogProps) {
  const start = useStartInterview()
  const ask = useRequestInterview()
  const isPending = start.isPending || ask.isPending
  const [empty] = useState(() => ({
    role: '',
    popular: '',
    custom: '',
    meetLink: request?.googleMeetLink ?? '',
    codeLink: request?.codepadLink ?? '',
    startsAt: localTimeOf(request?.startsAt ?? null),
  }))
  const { fields, change, discard, close } = useSavedFields({
    form: request ? `accept.${request.id}` : `start.${goatMate.id}`,
    empty,
    isPending,
    onClose,
  })
  const { popular, custom } = fields
  const isAsking = !request && fields.role === 'candidate'
  const { error, problem } = isAsking ? ask : start
  const [isMissing, setMissing] = useState(false)
  const [isTimeIncomplete, setTimeIncomplete] = useState(false)
  const timeField = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const name = displayName(goatMate)
  const number = custom.trim() || popular
  const isQuestionMissing = !isAsking && number === ''
  const refused = error instanceof ApiError ? error.fields : {}

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setMissing(isQuestionMissing)
    if (isQuestionMissing) {
      form.current?.querySelector<HTMLInputElement>('input[name="popular-question"]')?.focus()
      return
    }
    // A date without a time has an empty value, but must not count as no time.
    const isIncomplete = timeField.current?.validity.badInput ?? false
    setTimeIncomplete(isIncomplete)
    if (isIncomplete) {
      timeField.current?.focus()
      return
    }
    if (isAsking) ask.mutate({ interviewerId: goatMate.id, ...meetingOf(fields) }, { onSuccess: discard })
    else
      start.mutate(
        {
          intervieweeId: goatMate.id,
          leetcodeQuestionNumber: number,
          ...meetingOf(fields),
          ...(request && { requestId: request.id }),
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
      title={request ? 'Accept Request' : 'Start Interview'}
      subtitle={
        isAsking ? `You are the candidate, ${name} interviews.` : `${name} is the candidate, you interview.`
      }
      onClose={close}
      footer={
        <>
          <div className="min-w-0 basis-full empty:absolute">
            <FormError problem={isMissing && isQuestionMissing ? questionMissing : problem} />
          </div>
          <Button look="quiet" onClick={discard}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={isPending}>
            {submitLabel(isAsking, isPending)}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
        {!request && <RoleChoice isCandidate={isAsking} onChoose={(role) => change({ role })} />}
        {isAsking ? (
          <p className="text-sm text-ink-2">{`${name} chooses the question when they accept. You see it when the interview starts.`}</p>
        ) : (
          <>
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
              hint={`${name} sees the question when you start the interview.`}
              error={refused.leetcodeQuestionNumber}
              onChange={({ target: { value } }) =>
                change({ custom: value, ...(value.trim() ? { popular: '' } : {}) })
              }
            />
          </>
        )}
        <MeetingFields
          fields={fields}
          onChange={change}
          refused={refused}
          timeField={timeField}
          isTimeIncomplete={isTimeIncomplete}
        />
      </form>
    </Dialog>
  )
}

const questionMissing = {
  title: 'Question required',
  sentence: 'Please select or enter a LeetCode question number.',
}

function submitLabel(isAsking: boolean, isPending: boolean): string {
  if (isAsking) return isPending ? 'Sending...' : 'Send Request'
  return isPending ? 'Creating...' : 'Create Interview'
}
