import { type FormEvent, useId, useRef, useState } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { ApiError } from '#platform/web/call-api.ts'
import type { Buddy } from '../../contract.ts'
import { DialogFault } from '../DialogFault.tsx'
import { useStartInterview } from '../use-interview-acts.ts'
import { useKeptFields } from '../use-kept-fields.ts'
import { PopularQuestions } from './PopularQuestions.tsx'

const nothingYet = { popular: '', custom: '', meetLink: '', codeLink: '', startsAt: '' }

interface StartInterviewDialogProps {
  goatMate: Buddy
  onStarted: () => void
  onClose: () => void
}

/** The setup step: question, links, and when. */
export function StartInterviewDialog({ goatMate, onStarted, onClose }: StartInterviewDialogProps) {
  const { mutate, isPending, error, fault } = useStartInterview()
  const { fields, change, giveUp, close } = useKeptFields({
    form: `start.${goatMate.id}`,
    empty: nothingYet,
    isPending,
    onClose,
  })
  const { popular, custom, meetLink, codeLink, startsAt } = fields
  const [isMissing, setMissing] = useState(false)
  const [isTimeCut, setTimeCut] = useState(false)
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
    // A date without its time has no value at all, and must not be taken for none.
    const isCut = timeField.current?.validity.badInput ?? false
    setTimeCut(isCut)
    if (isCut) {
      timeField.current?.focus()
      return
    }
    mutate(
      {
        intervieweeId: goatMate.id,
        leetcodeQuestionNumber: number,
        ...given('googleMeetLink', meetLink.trim()),
        ...given('codepadLink', codeLink.trim()),
        ...given('startsAt', momentOf(startsAt)),
      },
      {
        onSuccess: () => {
          giveUp()
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
            <DialogFault fault={isMissing ? questionMissing : fault} />
          </div>
          <Button look="quiet" onClick={giveUp}>
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
          hint="On your clock. The email brings it into their calendar."
          error={isTimeCut ? 'Fill in both the date and the time, or clear them.' : refused.startsAt}
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

/** What is empty is left out. */
function given<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const part: Partial<Record<Name, string>> = {}
  if (text !== '') part[name] = text
  return part
}

/** What the field holds is on this browser's clock; the server wants the moment itself. */
function momentOf(local: string): string {
  return local === '' ? '' : new Date(local).toISOString()
}
