import { Search } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { categorySummaries } from '#curriculum/index.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { useCombobox } from '#platform/ui/controls/use-combobox.ts'
import { findNames } from './find-names.ts'
import styles from './PatternChooser.module.css'

/** Null is 'I don't know'; undefined while there is no name. */
export type Name = string | null | undefined

/** Where the list is: in the page, over what is below it, or in a phone's sheet. */
const layouts = {
  page: {
    field: '',
    popup: 'mt-2 rounded-md border border-line',
    list: 'h-[min(346px,46dvh)]',
    unknown: 'min-h-11.5',
  },
  over: {
    field: '',
    popup: 'absolute inset-x-0 z-10 mt-2 rounded-md border border-line-strong shadow-3',
    list: 'h-[262px]',
    unknown: 'min-h-11.5',
  },
  sheet: {
    field: 'mx-(--gutter)',
    popup: 'mt-3 flex min-h-0 flex-1 flex-col border-t border-line',
    list: 'min-h-0 flex-1',
    unknown: 'min-h-14',
  },
}

interface PatternChooserProps {
  readonly id: string
  readonly name: Name
  readonly layout: keyof typeof layouts
  readonly isListShown: boolean
  readonly onName: (name: Name) => void
  readonly fieldRef?: RefObject<HTMLElement | null> | undefined
}

/** The field, the list of all patterns with the matches on top, and 'I don't know' pinned under it. */
export function PatternChooser({ id, name, layout, isListShown, onName, fieldRef }: PatternChooserProps) {
  const [typed, setTyped] = useState('')
  const { active, setActive, onKeyDown, fieldProps, listProps, optionProps } = useCombobox({
    isShown: isListShown,
    isEndless: false,
  })
  const list = useRef<HTMLDivElement>(null)
  const looks = layouts[layout]
  const { found, others } = findNames(typed)
  const shown = [...found, ...others]

  function type(text: string) {
    setTyped(text)
    setActive(findNames(text).found.length > 0 ? 0 : -1)
    if (list.current) list.current.scrollTop = 0
    if (name !== undefined) onName(undefined)
  }

  function choose(pattern: string | null) {
    setTyped('')
    setActive(-1)
    onName(pattern)
  }

  const option = (pattern: PatternEntry) => {
    const index = shown.indexOf(pattern)
    const isSelected = active < 0 ? pattern.name === name : index === active
    return (
      <div
        key={pattern.name}
        {...optionProps(index, () => choose(pattern.name), isSelected)}
        data-hue={pattern.hue}
        className={styles.option}
      >
        {pattern.displayName}
        {typed.trim() !== '' && (
          <small className={styles.category}>
            <i className="hue-ring" aria-hidden="true" />
            {pattern.category}
          </small>
        )}
      </div>
    )
  }

  return (
    <>
      <div className={`relative flex items-center ${looks.field}`}>
        <Search className="icon pointer-events-none absolute left-[13px] text-muted" aria-hidden="true" />
        <input
          ref={(element) => {
            if (fieldRef) fieldRef.current = element
          }}
          id={id}
          type="text"
          {...fieldProps}
          placeholder={`Any of ${patternList.length}`}
          value={typed !== '' ? typed : name === null ? 'I don’t know' : name ? displayNameOf(name) : ''}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          className={`field-input min-h-12 pl-10 text-base ${name === undefined ? '' : 'border-accent-text font-strong'}`}
        />
      </div>
      <div hidden={!isListShown} className={`overflow-clip bg-surface ${looks.popup}`}>
        <div
          ref={list}
          {...listProps('Patterns')}
          className={`scrollbar-thin scrollbar-thumb-line-strong scrollbar-track-transparent overflow-y-auto py-1.5 ${looks.list} ${typed.trim() === '' ? '' : styles.typing}`}
        >
          {found.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options.
            <div role="group" aria-label="Matches" className={styles.found}>
              {found.map(option)}
            </div>
          )}
          {typed.trim() === '' ? (
            categorySummaries.map(({ id: categoryId, displayName, hue }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options.
              <div key={categoryId} role="group" aria-label={displayName} data-hue={hue}>
                <p aria-hidden="true" className={groupHeading}>
                  <i className="hue-ring" />
                  <span>{displayName}</span>
                </p>
                {others.filter((pattern) => pattern.categoryId === categoryId).map(option)}
              </div>
            ))
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options.
            <div
              role="group"
              aria-label="All others"
              className={found.length > 0 ? 'mt-1.5 border-t border-line' : ''}
            >
              <p aria-hidden="true" className={groupHeading}>
                {found.length > 0 ? 'All others' : 'No match. All patterns:'}
              </p>
              {others.map(option)}
            </div>
          )}
        </div>
        <button
          type="button"
          className={`flex w-full items-center justify-between gap-3 border-t border-line px-4 py-1 text-left text-sm/[1.6] font-semibold hover:bg-surface-2 focus-visible:-outline-offset-4 ${looks.unknown}`}
          onClick={() => choose(null)}
        >
          I don’t know
          <span className="text-xs/[1.6] font-normal text-muted">costs no more than a wrong name</span>
        </button>
      </div>
    </>
  )
}

const groupHeading = 'flex items-center gap-2 px-4 pt-3 pb-1 text-xs/[1.6] font-semibold text-muted'
