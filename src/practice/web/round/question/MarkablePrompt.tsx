import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Mark } from '../../../contract.ts'
import { quoteWords, type WordRange, wordsOf } from '../../../prompt-words.ts'
import { type MarkChange, markAt, markWords, removeMark, resizeMark } from './marks.ts'
import { PromptWords } from './PromptWords.tsx'
import styles from './words.module.css'

interface MarkablePromptProps {
  readonly text: string
  /** Which prompt of a Flip; 0 in a Spot. */
  readonly prompt: 0 | 1
  readonly label: string
  readonly marks: readonly Mark[]
  readonly onChange: (change: MarkChange) => void
  /** What changed under the cursor, for screen readers. */
  readonly onMove: (words: string) => void
  readonly onEscape: () => void
  /** Index of the word that begins a new paragraph. */
  readonly breakBefore?: number | undefined
}

interface Drag {
  readonly start: number
  readonly range: WordRange
  /** The mark whose end is being moved. */
  readonly held: Mark | undefined
  readonly hasMoved: boolean
  readonly pressed: { readonly x: number; readonly y: number }
  /** Where a finger covers the words: the plate with the words stands above this point. */
  readonly finger: { readonly x: number; readonly y: number } | undefined
}

/** A prompt as an array of words. A mark is a window over it, made by mouse, touch or keyboard. */
export function MarkablePrompt({
  text,
  prompt,
  label,
  marks,
  onChange,
  onMove,
  onEscape,
  breakBefore,
}: MarkablePromptProps) {
  const root = useRef<HTMLParagraphElement>(null)
  const [cursor, setCursor] = useState<number>()
  const [anchor, setAnchor] = useState<number>()
  // Also in a ref: moves can come faster than renders.
  const drag = useRef<Drag>(undefined)
  const [shownDrag, setShownDrag] = useState<Drag>()
  const wordCount = wordsOf(text).length

  // Or the browser takes the end of a drag for a throw of the page, and the next tap only stops that.
  useEffect(() => {
    const prompt = root.current
    const onTouchMove = (event: TouchEvent) => {
      const { pressed } = drag.current ?? {}
      const [touch] = event.touches
      if (!pressed || !touch || !event.cancelable) return
      const isSideways = Math.abs(touch.clientX - pressed.x) > Math.abs(touch.clientY - pressed.y)
      if (isSideways) event.preventDefault()
    }
    prompt?.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => prompt?.removeEventListener('touchmove', onTouchMove)
  }, [])

  function putDrag(next: Drag | undefined) {
    drag.current = next
    setShownDrag(next)
  }

  function onPointerDown(event: PointerEvent) {
    const word = wordAt(event)
    if (word === undefined || event.button !== 0) return
    const mark = markAt(marks, prompt, word)
    const held = mark && (word === mark.from || word === mark.to) ? mark : undefined
    const start = held && held.from !== held.to ? (word === held.from ? held.to : held.from) : word
    setCursor(undefined)
    setAnchor(undefined)
    const pressed = { x: event.clientX, y: event.clientY }
    const range = held ?? { from: word, to: word }
    putDrag({ start, range, held, hasMoved: false, pressed, finger: undefined })
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    const current = drag.current
    const word = wordAt(event)
    if (!current || word === undefined) return
    const range = between(current.start, word)
    const hasMoved = current.hasMoved || range.from !== current.range.from || range.to !== current.range.to
    const finger = event.pointerType === 'touch' ? fingerAt(range.from, event.clientX) : undefined
    putDrag({ ...current, range, hasMoved, finger })
  }

  function onPointerUp() {
    const current = drag.current
    putDrag(undefined)
    if (!current) return
    const { range, held, hasMoved, start } = current
    const tapped = held ?? (hasMoved ? undefined : markAt(marks, prompt, start))
    if (tapped && !hasMoved) onChange(removeMark(marks, tapped))
    else onChange(held ? resizeMark(marks, held, range) : markWords(marks, prompt, range))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = cursor ?? 0
    const target = wordAfter(event.key, at)
    if (target !== undefined) {
      event.preventDefault()
      const from = event.shiftKey ? (anchor ?? at) : undefined
      setAnchor(from)
      setCursor(target)
      onMove(quoteWords(text, between(from ?? target, target)))
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      setCursor(at)
      setAnchor(undefined)
      onChange(markWords(marks, prompt, between(anchor ?? at, at)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const mark = markAt(marks, prompt, at)
      if (mark) onChange(removeMark(marks, mark))
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setAnchor(undefined)
      onEscape()
    }
  }

  function wordAfter(key: string, at: number): number | undefined {
    if (key === 'ArrowRight') return Math.min(wordCount - 1, at + 1)
    if (key === 'ArrowLeft') return Math.max(0, at - 1)
    if (key === 'Home') return 0
    if (key === 'End') return wordCount - 1
    if (key === 'ArrowDown') return wordOnLine(at, 1)
    if (key === 'ArrowUp') return wordOnLine(at, -1)
    return undefined
  }

  /** The nearest word on the line below (1) or above (-1); the same word if there is no such line. */
  function wordOnLine(at: number, step: 1 | -1): number {
    const rects = [...(root.current?.querySelectorAll('[data-word]') ?? [])].map((word) =>
      word.getBoundingClientRect(),
    )
    const here = rects[at]
    if (!here) return at
    const beyond = rects.flatMap((rect, index) =>
      (rect.top - here.top) * step > here.height / 2 ? [{ rect, index }] : [],
    )
    const line = step === 1 ? beyond[0]?.rect.top : beyond.at(-1)?.rect.top
    const distance = (rect: DOMRect) => Math.abs(rect.left + rect.right - here.left - here.right)
    const [nearest] = beyond
      .filter(({ rect }) => rect.top === line)
      .sort((a, b) => distance(a.rect) - distance(b.rect))
    return nearest?.index ?? at
  }

  function fingerAt(word: number, x: number) {
    const rect = root.current?.querySelector(`[data-word="${word}"]`)?.getBoundingClientRect()
    return { x, y: rect?.top ?? 0 }
  }

  const draft =
    shownDrag?.range ?? (anchor !== undefined && cursor !== undefined ? between(anchor, cursor) : undefined)
  const shownMarks = marks.filter((mark) => mark.prompt === prompt && mark !== shownDrag?.held)
  const isIn = (range: WordRange | undefined, word: number) =>
    range !== undefined && range.from <= word && word <= range.to
  const classOf = (word: number) => {
    const mark = shownMarks.find((each) => isIn(each, word))
    const range = isIn(draft, word) ? draft : mark
    const look = isIn(draft, word) ? styles.draft : mark ? styles.marked : ''
    const ends = `${range?.from === word ? styles.first : ''} ${range?.to === word ? styles.last : ''}`
    return `${look} ${ends} ${cursor === word ? styles.cursor : ''}`
  }
  const gapClassOf = (word: number) => {
    if (isIn(draft, word) && isIn(draft, word + 1)) return styles.draft
    return shownMarks.some((mark) => isIn(mark, word) && isIn(mark, word + 1)) ? styles.marked : ''
  }

  return (
    <>
      <p className="sr-only">{text}</p>
      <p
        ref={root}
        // Arrow keys belong to the words, also in a screen reader. It reads the paragraph above instead.
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus.
        tabIndex={0}
        className={`${styles.text} ${styles.markable}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => putDrag(undefined)}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setCursor(cursor ?? 0)
        }}
        onBlur={() => {
          setCursor(undefined)
          setAnchor(undefined)
        }}
      >
        <PromptWords text={text} classOf={classOf} gapClassOf={gapClassOf} breakBefore={breakBefore} />
      </p>
      {shownDrag?.finger && (
        <span
          aria-hidden="true"
          className={styles.plate}
          style={
            {
              '--x': `${shownDrag.finger.x}px`,
              top: `${Math.max(54, shownDrag.finger.y)}px`,
            } as CSSProperties
          }
        >
          {quoteWords(text, shownDrag.range)}
        </span>
      )}
    </>
  )
}

function between(a: number, b: number): WordRange {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

/** The index of the word under the pointer. Between two words it is the nearest before. */
function wordAt({ clientX, clientY, currentTarget }: PointerEvent): number | undefined {
  const hit = document.elementFromPoint(clientX, clientY)
  if (!hit || !currentTarget.contains(hit)) return undefined
  const word = hit.closest('[data-word]') ?? hit.previousElementSibling
  const index = word?.getAttribute('data-word')
  return index ? Number(index) : undefined
}
