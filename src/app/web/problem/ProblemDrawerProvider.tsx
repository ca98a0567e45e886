import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { type OpenProblemDrawer, ProblemDrawerContext } from '#progress/web/problem/problem-drawer.ts'
import type { ProblemDrawerProps } from './ProblemDrawer.tsx'

interface OpenDrawer {
  readonly about: Omit<ProblemDrawerProps, 'onClose'>
  /** Where it was opened: it closes when a link, as in a toast, leads elsewhere. */
  readonly path: string
  readonly Drawer: typeof import('./ProblemDrawer.tsx').ProblemDrawer
}

/** Rendered once around all pages. The drawer's code is loaded when it first opens. */
export function ProblemDrawerProvider({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation()
  const path = pathname + hash
  const currentPath = useRef(path)
  useEffect(() => {
    currentPath.current = path
  }, [path])
  const toast = useToast()
  const [shown, setShown] = useState<OpenDrawer>()
  const open = useCallback<OpenProblemDrawer>(
    (problem, options) => {
      const path = currentPath.current
      import('./ProblemDrawer.tsx').then(
        ({ ProblemDrawer }) => setShown({ about: { problem, ...options }, path, Drawer: ProblemDrawer }),
        () =>
          toast.show({
            title: 'Error',
            description: 'The details could not be loaded. Check your connection and try again.',
            tone: 'destructive',
          }),
      )
    },
    [toast],
  )
  return (
    <ProblemDrawerContext value={open}>
      {children}
      {shown && shown.path === path && <shown.Drawer {...shown.about} onClose={() => setShown(undefined)} />}
    </ProblemDrawerContext>
  )
}
