import { useEffect, useState } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { useMemberId } from './herd-queries.ts'

/**
 * What is typed into a form of a dialog: there again when the page was loaded anew or the form closed unawares, in this
 * tab and for this member, until it is sent or given up.
 *
 * @param empty must stay the same object.
 */
export function useKeptFields<Fields extends Readonly<Record<string, string>>>(form: string, empty: Fields) {
  const memberId = useMemberId()
  // Of whom it was opened by, although another tab may sign somebody else in meanwhile.
  const [kept] = useState(() => localValue(`capra.${form}.${memberId}`, 'session'))
  const [fields, setFields] = useState(() => ({ ...empty, ...textsOf(kept.read()) }))

  useEffect(() => {
    if (Object.values(fields).some((text) => text !== '')) kept.write(JSON.stringify(fields))
    else kept.clear()
  }, [kept, fields])

  return {
    fields,
    change: (some: Partial<Fields>) => setFields((before) => ({ ...before, ...some })),
    /** To be called when the form goes: what is typed on is kept again. */
    forget: kept.clear,
  }
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
