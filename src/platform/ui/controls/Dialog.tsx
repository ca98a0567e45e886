import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  /** The person or thing it is about, under the title. */
  subtitle?: string
  /** Beside the button that closes it. */
  action?: ReactNode
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  /** A wide dialog lays out its own content, up to the edges. One at the side covers phones. */
  width?: 'normal' | 'wide' | 'side'
  /** Accessible name of the content, if it is text without controls. */
  readingLabel?: string
}

/**
 * The native modal dialog: it traps focus, restores it, and closes on Escape. Not Radix Dialog, whose scroll lock
 * inserts a style element that our content security policy refuses. On phones it is attached to the bottom edge, and
 * as high as there is room above the on-screen keyboard when it has inputs.
 */
export function Dialog({
  open,
  title,
  subtitle,
  action,
  onClose,
  children,
  footer,
  width = 'normal',
  readingLabel,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isPressedBeside = useRef(false)

  useLayoutEffect(() => {
    if (!open) return
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    lockPageScroll()
    return () => {
      // Close it before it is removed, so that the browser restores the focus.
      shown?.close()
      lockPageScroll()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // Ignore the event if it was removed, or opened again in the meantime, as React does in development.
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      // A press beside it closes it, where the page behind it is still to be seen. Not with closedby, which not all
      // browsers have. A press that only ends beside it, as when text is selected, does not.
      {...(width === 'side' && {
        'data-side': true,
        onPointerDown: ({ target, currentTarget }) => {
          isPressedBeside.current = target === currentTarget
        },
        onClick: ({ target, currentTarget }) => {
          if (isPressedBeside.current && target === currentTarget) currentTarget.close()
        },
      })}
      className={`dialog m-auto flex w-full flex-col rounded-lg border border-line bg-surface text-ink shadow-3 ${widths[width]}`}
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-3 pr-3 pl-6">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {subtitle && <p className="mt-0.5 text-sm text-muted wrap-anywhere">{subtitle}</p>}
        </div>
        {action && <div className="ml-auto flex-none">{action}</div>}
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
        // A scrollable region without controls needs a tab stop, or it cannot be scrolled with the keyboard.
        {...(readingLabel ? { role: 'region', 'aria-label': readingLabel, tabIndex: 0 } : {})}
        // Positioned, so that texts for screen readers scroll with it and do not make the dialog itself scroll. Its
        // basis is its content: WebKit takes the 0% of flex-1 for no height, and the dialog shrinks to its edges.
        className={`relative min-h-0 flex-auto overflow-y-auto focus-visible:-outline-offset-3 ${width === 'wide' ? '' : 'px-6 py-5'}`}
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

/** The page behind an open dialog does not scroll. */
function lockPageScroll(): void {
  const isShown = document.querySelector('dialog[open]') !== null
  document.documentElement.toggleAttribute('data-dialog', isShown)
}

const atBottom =
  'max-md:mb-(--keyboard-height) max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0'
const onPhones = `max-h-(--free-height) ${atBottom} max-md:has-[input,textarea]:h-(--free-height) max-md:has-[input,textarea]:rounded-none max-md:has-[input,textarea]:border-0`
const widths = {
  normal: `max-w-[min(100vw,32.5rem)] md:max-h-[min(90dvh,50rem)] ${onPhones}`,
  wide: `max-w-[min(100vw,58.75rem)] md:max-h-[min(96dvh,54rem)] ${onPhones}`,
  side: `max-h-(--free-height) max-w-135 ${atBottom} max-md:h-(--free-height) max-md:rounded-none max-md:border-0 md:my-0 md:mr-0 md:h-dvh md:max-h-dvh md:rounded-r-none md:border-y-0 md:border-r-0`,
}
