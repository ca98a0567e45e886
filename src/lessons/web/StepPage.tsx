import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { useGoOnKeys } from '#practice/web/round/use-go-on-keys.ts'
import styles from './StepPage.module.css'
import { useOneColumn } from './use-one-column.ts'

export interface StepFoot {
  /** Undefined on the first screen. */
  readonly onBack: (() => void) | undefined
  /** Undefined while an answer is missing. */
  readonly onContinue: (() => void) | undefined
  readonly label: string
  /** While an answer is missing: the keys from 1 to this number give one. */
  readonly optionCount?: number | undefined
}

interface StepPageProps {
  readonly title: string
  /** Of a step that is recognized by what is given. */
  readonly isTitleHidden?: boolean
  /** Below the title, at the left. */
  readonly lead?: ReactNode
  /** On phones, a lead that has been read is folded: the picture and the answer need its space. */
  readonly isLeadRead?: boolean
  /** Below the lead. */
  readonly children?: ReactNode
  /** At the right: what the learner answers. */
  readonly aside: ReactNode
  /** What the answer reveals: below what is given, on phones below the answer. */
  readonly after?: ReactNode
  readonly foot: StepFoot
}

/** What is given at the left, what one answers at the right, and the way on always at the same spot. */
export function StepPage({
  title,
  isTitleHidden,
  lead,
  isLeadRead,
  children,
  aside,
  after,
  foot,
}: StepPageProps) {
  const isOneColumn = useOneColumn()
  return (
    <>
      <div className={`page ${styles.step}`}>
        <div className="min-w-0">
          <h1 tabIndex={-1} className={isTitleHidden ? 'sr-only' : styles.title}>
            {title}
          </h1>
          {lead && isLeadRead && isOneColumn ? (
            <details className={styles.folded}>
              <summary>Read it again</summary>
              {lead}
            </details>
          ) : (
            lead
          )}
          {children}
        </div>
        <div className={styles.aside}>{aside}</div>
        {after && <div className={styles.after}>{after}</div>}
      </div>
      <Foot {...foot} />
    </>
  )
}

function Foot({ onBack, onContinue, label, optionCount }: StepFoot) {
  const hasKeys = useSingleKeys()
  const button = useRef<HTMLButtonElement>(null)
  const canGoOn = onContinue !== undefined
  useGoOnKeys(onContinue)
  useBackKey(onBack)
  // The answer has been given: the next key goes on.
  useEffect(() => {
    if (canGoOn && document.activeElement?.matches('button:disabled, body')) {
      button.current?.focus({ preventScroll: true })
    }
  }, [canGoOn])
  return (
    <div className={styles.foot} data-open={canGoOn || undefined}>
      <div className="page flex min-h-20 items-center gap-4 max-md:min-h-18">
        {onBack && (
          <Button look="quiet" onClick={onBack} aria-keyshortcuts="ArrowLeft">
            <ArrowLeft className="icon" aria-hidden="true" />
            <span className="max-md:sr-only">Back</span>
          </Button>
        )}
        <span
          className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:hidden [@media(hover:none)]:invisible"
          aria-hidden="true"
        >
          {!canGoOn && hasKeys && optionCount !== undefined && (
            <>
              <kbd className={keyLook}>1</kbd> <span>to</span> <kbd className={keyLook}>{optionCount}</kbd>{' '}
              <span>answer</span>
            </>
          )}
          {canGoOn && (
            <>
              <kbd className={keyLook}>Enter</kbd> <span>goes on</span>
            </>
          )}
          {onBack && (
            <>
              <kbd className={`${keyLook} ml-3`}>←</kbd> <span>back</span>
            </>
          )}
        </span>
        <Button
          ref={button}
          look="primary"
          size="lg"
          className="max-md:flex-1"
          disabled={!canGoOn}
          aria-keyshortcuts="Enter"
          onClick={onContinue}
        >
          {canGoOn ? label : 'Answer to go on'}
        </Button>
      </div>
    </div>
  )
}

/** The lead text of a step. */
export const leadLook = 'mt-3 max-w-prose-wide text-pretty text-ink-2'

/** The left arrow goes back, unless something with the focus moves by it. */
function useBackKey(onBack: (() => void) | undefined): void {
  const act = useEffectEvent(() => onBack?.())
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role="tablist"], [tabindex="0"]')
      )
        return
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
