import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** Whom or what it is about, under the title. */
  subtitle?: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** A wide dialog lays out its own content, up to the edges. */
  width?: 'usual' | 'wide'
  /** Name of the content, where it is text without anything to use in it. */
  readingLabel?: string
}

/**
 * The browser's own modal dialog: it traps focus, gives it back, and closes on Escape. On phones a sheet, as
 * high as the screen when there is something to fill in, so that the keys do not cover it.
 */
export function Dialog({
  open,
  title,
  subtitle,
  onClose,
  children,
  footer,
  width = 'usual',
  readingLabel,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    if (!open) return
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    holdPage()
    return () => {
      // Closed before it is taken away, so that the browser gives the focus back.
      shown?.close()
      holdPage()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // Not when it was taken away, nor when it was opened again meanwhile, as React tries in development.
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      className={`dialog m-auto flex max-h-dvh w-full ${widths[width]} flex-col rounded-lg border border-line bg-surface p-0 text-ink shadow-3 ${onPhones}`}
    >
      <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {subtitle && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{subtitle}</p>}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink"
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <div
        // Where there is only text, what scrolls must scroll by keyboard, too.
        {...(readingLabel ? { role: 'region', 'aria-label': readingLabel, tabIndex: 0 } : {})}
        className={`min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-3 ${width === 'usual' ? 'px-6 py-5' : ''}`}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4">
          {footer}
        </footer>
      )}
    </dialog>
  )
}

/** While a dialog is shown the page behind it does not scroll. */
function holdPage(): void {
  const isShown = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-dialog', isShown)
}

const onPhones =
  'max-md:mb-0 max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:has-[input,textarea]:h-dvh max-md:has-[input,textarea]:rounded-none max-md:has-[input,textarea]:border-0'
const widths = {
  usual: 'max-w-[min(100vw,32.5rem)] md:max-h-[min(90dvh,50rem)]',
  wide: 'max-w-[min(100vw,58.75rem)] md:max-h-[min(96dvh,54rem)]',
}
