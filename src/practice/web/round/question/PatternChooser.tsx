import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { categorySummaries } from '#content/category-summaries.ts'
import { displayNameOf, type PatternEntry, patternList } from '../../../pattern-list.ts'
import { findNames } from './find-names.ts'

/** Null is 'I don't know'; undefined while there is no name. */
export type Name = string | null | undefined

interface PatternChooserProps {
  readonly id: string
  readonly name: Name
  readonly isListShown: boolean
  readonly onName: (name: Name) => void
  readonly fieldRef?: RefObject<HTMLElement | null> | undefined
}

/** The field, the list of all patterns with the matches on top, and 'I don't know' pinned under it. */
export function PatternChooser({ id, name, isListShown, onName, fieldRef }: PatternChooserProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const { found, others } = findNames(typed)
  const shown = [...found, ...others]
  const optionId = (pattern: string) => `${id}-${pattern}`

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function type(text: string) {
    setTyped(text)
    setActive(findNames(text).found[0]?.name)
    if (list.current) list.current.scrollTop = 0
    if (name !== undefined) onName(undefined)
  }

  function choose(pattern: string | null) {
    setTyped('')
    setActive(undefined)
    onName(pattern)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const index = shown.findIndex((pattern) => pattern.name === active)
      setActive(shown[Math.max(0, Math.min(shown.length - 1, index + step))]?.name)
    } else if (event.key === 'Enter' && active && !event.repeat) {
      event.preventDefault()
      choose(active)
    }
  }

  const option = (pattern: PatternEntry) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
    <div
      key={pattern.name}
      id={optionId(pattern.name)}
      role="option"
      tabIndex={-1}
      aria-selected={pattern.name === (active ?? name)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(pattern.name)}
      data-hue={pattern.hue}
    >
      {pattern.displayName}
      {typed.trim() !== '' && (
        <small>
          <i className="hue-ring" aria-hidden="true" />
          {pattern.category}
        </small>
      )}
    </div>
  )

  return (
    <>
      <div className="relative flex items-center">
        <Search className="icon pointer-events-none absolute left-[13px] text-muted" aria-hidden="true" />
        <input
          ref={(element) => {
            if (fieldRef) fieldRef.current = element
          }}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isListShown}
          aria-controls={isListShown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListShown && active ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={`Any of ${patternList.length}`}
          value={typed !== '' ? typed : name === null ? 'I don’t know' : name ? displayNameOf(name) : ''}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          className={`field-input min-h-12 pl-10 text-base ${name === undefined ? '' : 'is-named'}`}
        />
      </div>
      {isListShown && (
        <div className="namer-popup">
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label="Patterns"
            className={typed.trim() === '' ? '' : 'is-typing'}
          >
            {found.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options.
              <div role="group" aria-label="Matches" className="is-found">
                {found.map(option)}
              </div>
            )}
            {typed.trim() === '' ? (
              categorySummaries.map(({ id: categoryId, displayName, hue }) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options.
                <div key={categoryId} role="group" aria-label={displayName} data-hue={hue}>
                  <p aria-hidden="true">
                    <i className="hue-ring" />
                    {displayName}
                  </p>
                  {others.filter((pattern) => pattern.categoryId === categoryId).map(option)}
                </div>
              ))
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a group of options.
              <div role="group" aria-label="All others">
                <p aria-hidden="true">{found.length > 0 ? 'All others' : 'No match. All patterns:'}</p>
                {others.map(option)}
              </div>
            )}
          </div>
          <button type="button" className="namer-unknown" onClick={() => choose(null)}>
            I don’t know
            <span>costs the same as a wrong answer</span>
          </button>
        </div>
      )}
    </>
  )
}
