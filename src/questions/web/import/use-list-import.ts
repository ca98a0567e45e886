import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FileReport } from '../../import/import-contract.ts'
import { chooseLists, type ListFile } from './list-files.ts'
import { sendLists, stopReason } from './send-lists.ts'

export interface ListImport {
  /** Trying is the dry run, which comes first. */
  readonly stage: 'trying' | 'tried' | 'importing' | 'imported'
  readonly lists: readonly ListFile[]
  readonly leftOutCount: number
  /** The reports of this stage so far, in the order of the lists. */
  readonly reports: readonly FileReport[]
  /** Why it stopped early. */
  readonly stop?: string | undefined
}

/** An import, from choosing files to the report. */
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
      show({ stop: stopReason(error) })
    }
    if (!isDryRun) void client.resetQueries({ queryKey: ['company-list'] })
  }

  return {
    state,
    choose: (files: readonly ListFile[]) => void run({ stage: 'trying', ...chooseLists(files), reports: [] }),
    start: () => state && void run({ ...state, stage: 'importing', reports: [] }),
    /** Continues with the files that are not done. */
    resume: () => state && void run(state),
  }
}
