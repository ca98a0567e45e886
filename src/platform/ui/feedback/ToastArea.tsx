import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, ButtonLink } from '../controls/Button.tsx'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  /** Five seconds by default. */
  durationMs?: number
  action?: { label: string } & ({ onSelect: () => void } | { url: string })
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly isOpen: boolean
}

export interface ToastAreaProps {
  toast: ShownToast
  onClose: () => void
}

const actionClass = 'mt-3 pointer-coarse:min-h-11'

/** Bottom right for 5 seconds. Swiping right dismisses it and F8 moves the focus to it (spec, section 9). */
export function ToastArea({ toast, onClose }: ToastAreaProps) {
  const { title, description, action, tone, isOpen, durationMs = 5000 } = toast
  const isDestructive = tone === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  // The page behind a modal dialog is dimmed and cannot be reached.
  const [drawer] = useState(() => document.querySelector('dialog[data-side]'))
  const area = (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={50}>
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
          <Toast.Title className="text-sm font-strong">{title}</Toast.Title>
          {description && (
            <Toast.Description className="mt-0.5 text-sm text-ink-2">{description}</Toast.Description>
          )}
          {action && (
            <Toast.Action altText={action.label} asChild>
              {'url' in action ? (
                <ButtonLink to={action.url} size="sm" className={actionClass}>
                  {action.label}
                </ButtonLink>
              ) : (
                <Button size="sm" onClick={action.onSelect} className={actionClass}>
                  {action.label}
                </Button>
              )}
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
      <Toast.Viewport className="fixed inset-x-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-50 md:left-auto md:w-96" />
    </Toast.Provider>
  )
  return drawer ? createPortal(area, drawer) : area
}
