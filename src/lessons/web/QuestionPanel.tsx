import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'
import { unknown } from './lesson-screens.ts'
import styles from './QuestionPanel.module.css'
import { useOneColumn } from './use-one-column.ts'

export interface PanelOption {
  readonly text: string
  /** In smaller type below the text, which is a name. */
  readonly line?: string
  /** Shown once it is chosen. */
  readonly says?: ReactNode
}

interface QuestionPanelProps {
  readonly ask: string
  readonly note?: string | undefined
  readonly options: readonly PanelOption[]
  /** Index of the right option, or of several. None where no option is wrong. */
  readonly right?: number | readonly number[]
  /** The index of an option, or `unknown`. */
  readonly chosen: number | undefined
  readonly onChoose: (option: number) => void
  /** Below what the chosen option says. */
  readonly children?: ReactNode
}

/** A question with its options, which stay where they are once it is answered. The keys 1 to 4 answer it. */
export function QuestionPanel({ ask, note, options, right, chosen, onChoose, children }: QuestionPanelProps) {
  const isOpen = chosen === undefined
  const hasKeys = useSingleKeys()
  useDigitKeys((digit) => {
    if (isOpen && digit <= options.length) onChoose(digit - 1)
  })
  const section = useScrollToAnswer(!isOpen)
  const rights = right === undefined ? undefined : [right].flat()
  return (
    <section ref={section} aria-labelledby="question" className={styles.question}>
      <h2 id="question" tabIndex={-1} className="text-xl">
        <MarkedText text={ask} />
      </h2>
      {note && (
        <p className="mt-2 text-sm text-muted">
          <MarkedText text={note} />
        </p>
      )}
      <fieldset aria-labelledby="question" className={styles.options}>
        {options.map(({ text, line }, index) => {
          const state = stateOf(index, rights, chosen)
          return (
            <button
              key={text}
              type="button"
              className={styles.option}
              data-state={state}
              disabled={!isOpen}
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onClick={() => onChoose(index)}
            >
              <OptionKey state={state} number={index + 1} />
              <span className="min-w-0">
                {line ? <b>{text}</b> : <MarkedText text={text} />}
                {line && <span className="block text-sm text-muted">{line}</span>}
              </span>
              {state === 'right' && <span className="sr-only">, right</span>}
              {state === 'wrong' && <span className="sr-only">, your answer, not right</span>}
              {state === 'mine' && <span className="sr-only">, your choice</span>}
            </button>
          )
        })}
      </fieldset>
      {isOpen && right !== undefined && (
        <Button look="quiet" className="mt-2 -ml-3" onClick={() => onChoose(unknown)}>
          I don’t know, show me
        </Button>
      )}
      <div role="status" className={styles.says}>
        {!isOpen && (
          <>
            {[...new Set([chosen, ...(rights ?? [])])].map(
              (option) => options[option]?.says && <p key={option}>{options[option].says}</p>,
            )}
            {children}
          </>
        )}
      </div>
    </section>
  )
}

/**
 * On phones, an answered question scrolls until what its answer says is above the foot, or else until the question is at
 * the top. A title that the bar would cut scrolls below it.
 */
function useScrollToAnswer(isAnswered: boolean) {
  const section = useRef<HTMLElement>(null)
  const was = useRef(isAnswered)
  const isOneColumn = useOneColumn()
  useEffect(() => {
    const isNew = isAnswered && !was.current
    was.current = isAnswered
    if (!isNew || !isOneColumn) return
    // New pictures above it have no height before they know their width.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'nearest' })
      hideCutTitle()
    })
    return () => cancelAnimationFrame(frame)
  }, [isAnswered, isOneColumn])
  return section
}

function hideCutTitle() {
  const title = document.querySelector('main h1')?.getBoundingClientRect()
  const bar = document.querySelector('header')?.getBoundingClientRect()
  if (title && bar && title.top < bar.bottom && title.bottom > bar.bottom)
    window.scrollBy({ top: title.bottom - bar.bottom })
}

type OptionState = 'open' | 'mine' | 'right' | 'wrong' | 'other'

function stateOf(
  index: number,
  rights: readonly number[] | undefined,
  chosen: number | undefined,
): OptionState {
  if (chosen === undefined) return 'open'
  if (!rights) return index === chosen ? 'mine' : 'other'
  if (rights.includes(index)) return 'right'
  return index === chosen ? 'wrong' : 'other'
}

function OptionKey({ state, number }: { state: OptionState; number: number }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {state === 'right' || state === 'mine' ? (
        <Check className="icon" />
      ) : state === 'wrong' ? (
        <X className="icon" />
      ) : (
        number
      )}
    </span>
  )
}

/** Unless the key belongs to something that has the focus, as an arrow does in a prompt. */
function useDigitKeys(onDigit: (digit: number) => void): void {
  const act = useEffectEvent(onDigit)
  useEffect(() => {
    function onKeyDown({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) {
      if (!areSingleKeysOn() || !/^[1-4]$/.test(key)) return
      if (altKey || ctrlKey || metaKey || defaultPrevented) return
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
      act(Number(key))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
