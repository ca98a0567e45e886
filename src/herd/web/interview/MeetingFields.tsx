import type { RefObject } from 'react'
import { minuteMs } from '#platform/durations.ts'
import { TextField } from '#platform/ui/controls/TextField.tsx'

export interface MeetingFieldValues {
  readonly meetLink: string
  readonly codeLink: string
  /** As the input has it: local time without an offset. */
  readonly startsAt: string
}

interface MeetingFieldsProps {
  fields: MeetingFieldValues
  onChange: (changes: Partial<MeetingFieldValues>) => void
  /** What the server refused, by the name of its field. */
  refused: Readonly<Record<string, string>>
  timeField: RefObject<HTMLInputElement | null>
  isTimeIncomplete: boolean
}

/** Where and when the two meet. */
export function MeetingFields({
  fields: { meetLink, codeLink, startsAt },
  onChange,
  refused,
  timeField,
  isTimeIncomplete,
}: MeetingFieldsProps) {
  return (
    <>
      <TextField
        label="Meeting link (optional)"
        type="url"
        autoComplete="off"
        placeholder="zoom.us/j/..."
        value={meetLink}
        error={refused.googleMeetLink}
        onChange={({ target }) => onChange({ meetLink: target.value })}
      />
      <TextField
        label="Code-sharing link (optional)"
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={codeLink}
        error={refused.codepadLink}
        onChange={({ target }) => onChange({ codeLink: target.value })}
      />
      <TextField
        ref={timeField}
        label="Time (optional)"
        type="datetime-local"
        value={startsAt}
        hint="Your time zone. We email a calendar invite."
        error={isTimeIncomplete ? 'Fill in both the date and the time, or clear them.' : refused.startsAt}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
    </>
  )
}

/** The fields as the server takes them: empty ones are omitted. */
export function meetingOf({ meetLink, codeLink, startsAt }: MeetingFieldValues) {
  return {
    ...(meetLink.trim() && { googleMeetLink: meetLink.trim() }),
    ...(codeLink.trim() && { codepadLink: codeLink.trim() }),
    // The field is in the browser's time zone; the server needs an absolute time.
    ...(startsAt && { startsAt: new Date(startsAt).toISOString() }),
  }
}

/** An absolute time as the input shows it. */
export function localTimeOf(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}
