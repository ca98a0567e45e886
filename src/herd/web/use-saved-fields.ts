import { useEffect, useState } from 'react'
import { fallback, record, string } from 'valibot'
import { localJson } from '#platform/web/local-value.ts'
import { useMemberId } from './herd-queries.ts'

interface SavedForm<Fields> {
  readonly form: string
  /** Must stay the same object. */
  readonly empty: Fields
  readonly isPending: boolean
  readonly onClose: () => void
}

const savedFields = record(string(), fallback(string(), ''))

/**
 * The fields of a form in a dialog. They survive a reload and an accidental close, in this tab and for this member,
 * until the form is submitted or canceled.
 */
export function useSavedFields<Fields extends Readonly<Record<string, string>>>({
  form,
  empty,
  isPending,
  onClose,
}: SavedForm<Fields>) {
  const memberId = useMemberId()
  // Fixed when the form opens: another tab may sign in someone else meanwhile.
  const [saved] = useState(() => localJson(`capra.${form}.${memberId}`, savedFields, 'session'))
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...saved.read() }))

  useEffect(() => {
    if (Object.values(fields).every((text) => text === '')) saved.clear()
    else saved.write(fields)
  }, [saved, fields])

  function discard() {
    saved.clear()
    onClose()
  }

  return {
    fields,
    change: (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes })),
    discard,
    // A request that is under way reports its result by itself, so its fields are not needed again.
    close: () => (isPending ? discard() : onClose()),
  }
}
