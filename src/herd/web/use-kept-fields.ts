import { useEffect, useState } from 'react'
import { type LocalValue, localValue } from '#platform/web/local-value.ts'
import { useMemberId } from './herd-queries.ts'

interface KeptForm<Fields> {
  readonly form: string
  /** Must stay the same object. */
  readonly empty: Fields
  /** Whether it is on its way. */
  readonly isPending: boolean
  readonly onClose: () => void
}

/**
 * What is typed into a form of a dialog: there again when the page was loaded anew or the form closed unawares, in this
 * tab and for this member, until it is sent or given up.
 */
export function useKeptFields<Fields extends Readonly<Record<string, string>>>({
  form,
  empty,
  isPending,
  onClose,
}: KeptForm<Fields>) {
  const memberId = useMemberId()
  // Of whom it was opened by, although another tab may sign somebody else in meanwhile.
  const [kept, setKept] = useState<LocalValue>()
  const [fields, setFields] = useState(empty)
  // Some forms can be opened before it is known who one is: what is typed by then counts more than what was kept.
  if (!kept && memberId !== undefined) {
    const found = localValue(`capra.${form}.${memberId}`, 'session')
    setKept(found)
    setFields(isBlank(fields) ? { ...empty, ...textsOf(found.read()) } : fields)
  }

  useEffect(() => {
    if (isBlank(fields)) kept?.clear()
    else kept?.write(JSON.stringify(fields))
  }, [kept, fields])

  function giveUp() {
    kept?.clear()
    onClose()
  }

  return {
    fields,
    change: (some: Partial<Fields>) => setFields((before) => ({ ...before, ...some })),
    giveUp,
    // What is on its way is told about wherever one is; it need not be here to be sent again.
    close: () => (isPending ? giveUp() : onClose()),
  }
}

function isBlank(fields: Readonly<Record<string, string>>): boolean {
  return Object.values(fields).every((text) => text === '')
}

function textsOf(text: string | null): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {} // Not what was written here.
  }
}
