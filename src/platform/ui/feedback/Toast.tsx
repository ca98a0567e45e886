import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { afterPress } from '#platform/web/input/presses.ts'
import type { ShownToast, ToastAreaProps, ToastMessage } from './ToastArea.tsx'

interface Toasts {
  /** Replaces the toast on the screen: there is at most one. */
  show(message: ToastMessage): void
  /** Runs `act` when no toast is on the screen, so that a less urgent toast does not replace one. */
  afterCurrent(act: () => void): void
}

/** When the record of a dismissed toast is dropped. It leaves the screen immediately. */
const removeAfterMs = 1_000_000

const ToastContext = createContext<Toasts | undefined>(undefined)

/** The returned functions stay the same between renders. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.')
  return toasts
}

/** @param isPreloaded whether toasts must also appear when the network has gone since the page was loaded. */
export function ToastProvider({ isPreloaded, children }: { isPreloaded: boolean; children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>()
  const [Area, setArea] = useState<(props: ToastAreaProps) => ReactNode>()
  const last = useRef({ id: 0, isOpen: false })
  const waiting = useRef<(() => void)[]>([])

  const toasts = useMemo<Toasts>(
    () => ({
      show(message) {
        last.current = { id: last.current.id + 1, isOpen: true }
        const next = { ...message, ...last.current }
        afterPress(() => next.id === last.current.id && setToast(next))
      },
      afterCurrent(act) {
        if (last.current.isOpen) waiting.current.push(act)
        else act()
      },
    }),
    [],
  )

  // Not part of the page, whose scripts may be 150 KB at most: this is 10 KB. If it fails, the next toast tries again.
  const id = toast?.id
  const isNeeded = isPreloaded || id !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast tries again.
  useEffect(() => {
    if (isNeeded && !Area)
      import('./ToastArea.tsx').then(
        ({ ToastArea }) => setArea(() => ToastArea),
        () => {},
      )
  }, [isNeeded, id, Area])

  function close(id: number) {
    if (id !== last.current.id) return // Its action has already shown the next toast.
    last.current.isOpen = false
    afterPress(() => setToast((shown) => (shown?.id === id ? { ...shown, isOpen: false } : shown)))
    setTimeout(() => setToast((shown) => (shown?.id === id ? undefined : shown)), removeAfterMs)
    while (!last.current.isOpen && waiting.current.length > 0) waiting.current.shift()?.()
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {toast && Area && <Area key={toast.id} toast={toast} onClose={() => close(toast.id)} />}
    </ToastContext>
  )
}
