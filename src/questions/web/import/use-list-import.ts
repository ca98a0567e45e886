import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CompanyReport } from '../../import/import-contract.ts'
import { chooseLists, type ListFile } from './list-files.ts'
import { sendLists, stopReason } from './send-lists.ts'

export const importedCompaniesKey = ['imported-companies']

export interface ListImport {
  /** Trying is the dry run, which comes first. */
  readonly stage: 'trying' | 'tried' | 'importing' | 'imported'
  readonly lists: readonly ListFile[]
  /** How many of the files are done in this stage. */
  readonly doneCount: number
  /** The reports of this stage so far. */
  readonly reports: readonly CompanyReport[]
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
      await sendLists(from.lists.slice(from.doneCount), {
        isDryRun,
        signal,
        onReports: (reports, fileCount) =>
          show({ reports: [...now.reports, ...reports], doneCount: now.doneCount + fileCount }),
      })
      show({ stage: isDryRun ? 'tried' : 'imported' })
    } catch (error) {
      show({ stop: stopReason(error) })
    }
    if (isDryRun) return
    void client.resetQueries({ queryKey: ['company-list'] })
    void client.invalidateQueries({ queryKey: importedCompaniesKey })
  }

  return {
    state,
    choose: (files: readonly ListFile[]) =>
      void run({ stage: 'trying', lists: chooseLists(files), doneCount: 0, reports: [] }),
    start: () => state && void run({ ...state, stage: 'importing', doneCount: 0, reports: [] }),
    /** Continues with the files that are not done. */
    resume: () => state && void run(state),
  }
}
