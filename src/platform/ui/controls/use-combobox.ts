import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { isComposing } from '#platform/web/input/is-composing.ts'

interface ComboboxOptions {
  isShown: boolean
  /** Whether the arrows lead from the last option to the first. */
  isEndless?: boolean
  /** An arrow moved on, also while the list is hidden. */
  onMove?: () => void
}

export type Combobox = ReturnType<typeof useCombobox>

/**
 * A text field with a list of options: the focus stays in the field, arrows choose an option, and Enter clicks it. Our
 * own, because the header has one, and with the 10.6 KB of downshift the guide would have 161 KB of script.
 */
export function useCombobox({ isShown, isEndless = true, onMove }: ComboboxOptions) {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const options = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]')
    const count = options?.length ?? 0
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const next = Math.max(active, step < 0 ? 0 : -1) + step
      setActive(isEndless ? (next + count) % count : Math.max(0, Math.min(count - 1, next)))
      onMove?.()
    } else if (event.key === 'Enter' && !event.repeat && options?.[active]) {
      event.preventDefault()
      options[active].click()
    }
  }

  return {
    /** Counts from 0; -1 is none. */
    active,
    setActive,
    onKeyDown,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    },
    listProps: (label: string) => ({ id: listId, role: 'listbox', 'aria-label': label }),
    optionProps: (index: number, onChoose: () => void, isSelected = index === active) => ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': isSelected,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: onChoose,
    }),
  } as const
}
