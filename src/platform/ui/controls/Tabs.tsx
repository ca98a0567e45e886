import { type KeyboardEvent, useRef } from 'react'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; label: string }[]
  selected: T
  onSelect: (id: T) => void
  /** Id of the element with `role="tabpanel"` that shows the selected tab's content. */
  panelId?: string
}

/** One tab stop; arrows, Home and End move and select. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)

  function selectAt(index: number) {
    const next = tabs.at(index % tabs.length)
    if (!next) return
    onSelect(next.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.id === selected)
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    selectAt(target)
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-b-[1.5px] border-line"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={panelId && `${panelId}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className="tab relative min-h-[46px] px-(--tab-pad) text-sm font-semibold whitespace-nowrap text-muted max-[21.5rem]:whitespace-normal hover:text-ink-2 aria-selected:text-ink focus-visible:-outline-offset-2"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
