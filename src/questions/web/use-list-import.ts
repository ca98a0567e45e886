import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FileReport } from '../operator-contract.ts'
import { chooseLists, type ListFile } from './list-files.ts'
import { sendLists, sentenceOfStop } from './send-lists.ts'

export interface ListImport {
  /** Trying comes first and keeps nothing. */
  readonly stage: 'trying' | 'tried' | 'importing' | 'imported'
  readonly lists: readonly ListFile[]
  readonly leftOutCount: number
  /** Of the stage that runs or has ended, in the order of the lists. */
  readonly reports: readonly FileReport[]
  /** Why it stopped before its end. */
  readonly stop?: string | undefined
}

/** An import from the choice of files to its report. */
export function useListImport() {
  const client = useQueryClient()
  const [state, setState] = useState<ListImport>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(from: ListImport) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const isDryRun = from.stage === 'trying'
    let now: ListImport = { ...from, stop: undefined }
    const show = (change: Partial<ListImport>) => {
      if (signal.aborted) return
      now = { ...now, ...change }
      setState(now)
    }
    show({})
    try {
      await sendLists(from.lists.slice(from.reports.length), {
        isDryRun,
        signal,
        onReports: (reports) => show({ reports: [...now.reports, ...reports] }),
      })
      show({ stage: isDryRun ? 'tried' : 'imported' })
    } catch (error) {
      show({ stop: sentenceOfStop(error) })
    }
    // What other pages hold of the list is old now.
    if (!isDryRun)
      void client.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('company-') })
  }

  return {
    state,
    choose: (files: readonly ListFile[]) => void run({ stage: 'trying', ...chooseLists(files), reports: [] }),
    start: () => state && void run({ ...state, stage: 'importing', reports: [] }),
    /** Goes on with the files that are not done. */
    goOn: () => state && void run(state),
  }
}
