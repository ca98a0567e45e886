import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

/** The browser's own modal dialog: it traps focus, gives it back, and closes on Escape. A full sheet on phones. */
export function Dialog({ open, title, onClose, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="dialog m-auto flex max-h-dvh w-full max-w-[min(100vw,32.5rem)] flex-col rounded-lg border border-line bg-surface p-0 text-ink shadow-3 max-md:h-dvh max-md:max-w-none max-md:rounded-none max-md:border-0 md:max-h-[min(90dvh,50rem)]"
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink"
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
