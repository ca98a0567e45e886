import { useCallback, useEffect, useRef, useState } from 'react'
import type { RunLanguage, RunRequest } from '../protocol.ts'
import { prepare, type RunOptions, type RunReport, runProgram } from './run-program.ts'
import type { Download } from './runner-files.ts'

export type RunnerState =
  | { readonly kind: 'idle' }
  /** The first download, once there is something to tell of it. */
  | { readonly kind: 'loading'; readonly download?: Download }
  /** The worker makes a file that later starts are given. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'running' }
  /** The files could not be fetched. */
  | { readonly kind: 'unreachable' }

/** Runs programs in one language; leaving the page ends a run. */
export function useRunner(language: RunLanguage) {
  const [state, setState] = useState<RunnerState>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  const run = useCallback(
    async (
      request: RunRequest,
      options: Pick<RunOptions, 'onOutcome'> = {},
    ): Promise<RunReport | undefined> => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      const { signal } = controller
      const show = (next: RunnerState) => {
        if (!signal.aborted) setState(next)
      }
      try {
        await prepare(language, {
          onDownload: (download) => show({ kind: 'loading', download }),
          onPreparing: () => show({ kind: 'preparing' }),
        })
        show({ kind: 'running' })
        const report = await runProgram(request, { ...options, signal })
        show({ kind: 'idle' })
        return signal.aborted ? undefined : report
      } catch {
        show({ kind: 'unreachable' })
        return undefined
      }
    },
    [language],
  )
  const stop = useCallback(() => {
    current.current?.abort()
    setState({ kind: 'idle' })
  }, [])
  return { state, run, stop }
}
