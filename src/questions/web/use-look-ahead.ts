import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { CompanyFilter } from './company-filter.ts'
import { createOwedTask } from './owed-task.ts'
import { readHeldList } from './whole-list.ts'

/** Who only passes over a choice has less found for nothing. */
const restMs = 30

/**
 * Has found what a choice would find while the pointer rests on it: a click then finds it there. Only in a list that is
 * held here; the server is not asked before somebody chooses. Always the same function.
 */
export function useLookAhead(
  ask: (filter: CompanyFilter) => void,
  read: () => CompanyFilter,
): (change: Partial<CompanyFilter>) => void {
  const client = useQueryClient()
  const [look] = useState(createOwedTask)
  useEffect(() => look.drop, [look])
  return useCallback(
    (change) =>
      look.owe(restMs, () => {
        if (readHeldList(client)) ask({ ...read(), ...change })
      }),
    [client, look, ask, read],
  )
}
