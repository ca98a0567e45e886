import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from '../controls/Button.tsx'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}

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

interface ShownToast extends ToastMessage {
  readonly id: number
  readonly isOpen: boolean
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>()
  const last = useRef({ id: 0, isOpen: false })
  const waiting = useRef<(() => void)[]>([])

  const toasts = useMemo<Toasts>(
    () => ({
      show(message) {
        last.current = { id: last.current.id + 1, isOpen: true }
        setToast({ ...message, ...last.current })
      },
      afterCurrent(act) {
        if (last.current.isOpen) waiting.current.push(act)
        else act()
      },
    }),
    [],
  )

  function close(id: number) {
    if (id !== last.current.id) return // Its action has already shown the next toast.
    last.current.isOpen = false
    setToast((shown) => shown && { ...shown, isOpen: false })
    setTimeout(() => setToast((shown) => (shown?.id === id ? undefined : shown)), removeAfterMs)
    while (!last.current.isOpen && waiting.current.length > 0) waiting.current.shift()?.()
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {toast && <ToastArea key={toast.id} toast={toast} onClose={() => close(toast.id)} />}
    </ToastContext>
  )
}

/** Bottom right for 5 seconds. Swiping right dismisses it and F8 moves the focus to it (spec, section 9). */
function ToastArea({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, description, action, tone, isOpen } = toast
  const isDestructive = tone === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  // The page behind a modal dialog is dimmed and cannot be reached.
  const [drawer] = useState(() => document.querySelector('dialog[data-side]'))
  const area = (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        open={isOpen}
        onOpenChange={(open) => open || onClose()}
        type={isDestructive ? 'foreground' : 'background'}
        className={`toast flex items-start gap-3 rounded-md border p-4 shadow-3 ${isDestructive ? 'border-danger bg-danger-soft' : 'border-line-strong bg-surface-2'}`}
      >
        <Icon
          className={`icon mt-0.5 ${isDestructive ? 'text-danger' : 'text-success'}`}
          aria-hidden="true"
        />
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-sm font-[650]">{title}</Toast.Title>
          {description && (
            <Toast.Description className="mt-0.5 text-sm text-ink-2">{description}</Toast.Description>
          )}
          {action && (
            <Toast.Action
              altText={action.label}
              onClick={action.onSelect}
              className={buttonClass('outline', 'sm', 'mt-3 pointer-coarse:min-h-11')}
            >
              {action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className="-m-2 grid size-11 place-items-center rounded-sm text-ink-2 hover:text-ink"
        >
          <X className="icon" aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 md:left-auto md:w-96" />
    </Toast.Provider>
  )
  return drawer ? createPortal(area, drawer) : area
}
