import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import type { LabelledCode } from '#algorithms/labelled-code.ts'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import type { Gap } from '../../listing/fill.ts'
import { type NamedPart, partsOfLines } from '../../listing/parts-of-lines.ts'
import type { RunLanguage } from '../../protocol.ts'
import { listingLanguageOf } from '../build-languages.ts'
import { KeyRow } from '../editor/KeyRow.tsx'
import styles from './FillEditor.module.css'

export interface FillHandle {
  goToLine(line: number): void
}

interface FillEditorProps {
  readonly ref: Ref<FillHandle>
  readonly language: RunLanguage
  readonly listing: LabelledCode
  readonly parts: readonly NamedPart[]
  readonly gaps: readonly Gap[]
  /** By gap, to begin with. */
  readonly written: readonly string[]
  readonly errorLine: number | undefined
  onChange(written: readonly string[]): void
  onRun(): void
}

/** A listing with a field for each line that is missing. Enter leads to the next one, and runs from the last. */
export function FillEditor(props: FillEditorProps) {
  const { ref, language, listing, parts, gaps, errorLine, onChange, onRun } = props
  const list = useRef<HTMLOListElement>(null)
  const written = useRef([...props.written])
  const partOfLine = useMemo(() => partsOfLines(listing, parts), [listing, parts])
  const fields = () => [...(list.current?.querySelectorAll('input') ?? [])]

  useImperativeHandle(ref, () => ({
    goToLine(line) {
      const row = list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)
      row?.scrollIntoView({ block: 'nearest' })
      row?.querySelector('input')?.focus()
    },
  }))

  function write() {
    written.current = fields().map(({ value }) => value)
    onChange(written.current)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = fields()[index + 1]
    if (next && !event.ctrlKey && !event.metaKey) next.focus()
    else onRun()
  }

  /** Into the field that has the focus. Brackets come as a pair with the cursor between. */
  function onKey(key: string) {
    const field = fields().find((each) => each === document.activeElement)
    if (!field) return
    const { selectionStart, selectionEnd } = field
    const start = selectionStart ?? field.value.length
    field.setRangeText(key, start, selectionEnd ?? start, 'end')
    if (key.length === 2) field.setSelectionRange(start + 1, start + 1)
    write()
  }

  return (
    <>
      <ol ref={list} className={styles.code} aria-label="The solution, with gaps">
        {listing.lines.map((text, index) => {
          const number = index + 1
          const gapIndex = gaps.findIndex(({ first, last }) => first <= number && number <= last)
          const gap = gaps[gapIndex]
          if (gap && gap.first !== number) return null
          const part = partOfLine.get(number)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number.
              key={index}
              data-line={number}
              data-error={number === errorLine || undefined}
              className={styles.row}
            >
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              {gap ? (
                <span className={styles.gap}>
                  <code>{`${gap.indent}${gap.before}`}</code>
                  <input
                    aria-label={`Line ${number}`}
                    aria-invalid={number === errorLine || undefined}
                    defaultValue={props.written[gapIndex] ?? ''}
                    autoCapitalize="off"
                    autoComplete="off"
                    autoCorrect="off"
                    spellCheck={false}
                    enterKeyHint={gapIndex === gaps.length - 1 ? 'go' : 'next'}
                    onChange={write}
                    onKeyDown={(event) => onKeyDown(event, gapIndex)}
                  />
                  <code>{gap.after}</code>
                </span>
              ) : (
                <CodeLines lines={[text]} language={listingLanguageOf(language)} />
              )}
              {part !== undefined && (
                <span className={styles.part}>{partOfLine.get(number - 1) !== part && part}</span>
              )}
            </li>
          )
        })}
      </ol>
      <KeyRow onKey={onKey} isForLine />
    </>
  )
}
