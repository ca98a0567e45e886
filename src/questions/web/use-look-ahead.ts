import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLatest } from '#platform/web/use-latest.ts'
import type { CompanyFilter } from './company-filter.ts'
import { createOwedTask } from './owed-task.ts'
import type { ListedPage } from './use-company-questions.ts'
import { readHeldList } from './whole-list.ts'

/** Who only passes over a choice has less found and drawn for nothing. */
const restMs = 30

interface LookAhead {
  /** To be called when a choice is made: it is not looked at ahead any more. Always the same function. */
  readonly drop: () => void
  /** What the choice finds that somebody seems about to make; absent once another list is shown. */
  readonly foreseen: ListedPage | undefined
  /** To be called when a choice is come to; a newer one takes the place of the last. Always the same function. */
  readonly look: (change: Partial<CompanyFilter>) => void
}

/**
 * Finds what a choice would find while the pointer or the focus rests on it, so that the list can draw it where it is
 * not seen: a click then only shows it. Only in a list that is held here; the server is not asked before somebody
 * chooses.
 */
export function useLookAhead(
  ask: (filter: CompanyFilter) => Promise<ListedPage | undefined>,
  read: () => CompanyFilter,
  shown: ListedPage | undefined,
): LookAhead {
  const client = useQueryClient()
  const [held, setHeld] = useState<{ from: ListedPage | undefined; found: ListedPage | undefined }>()
  const latest = useLatest(shown)
  const [owed] = useState(createOwedTask)
  useEffect(() => owed.drop, [owed])
  const look = useCallback(
    (change: Partial<CompanyFilter>) =>
      owed.owe(restMs, () => {
        if (!readHeldList(client)) return
        void ask({ ...read(), ...change }).then((found) =>
          // In slices: nobody waits for it, and a click may come between.
          startTransition(() => setHeld({ from: latest.current, found })),
        )
      }),
    [client, owed, ask, read, latest],
  )
  return { drop: owed.drop, foreseen: held?.from === shown ? held?.found : undefined, look }
}
