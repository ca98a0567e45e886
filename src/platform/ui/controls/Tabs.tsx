import { Tabs as Radix } from 'radix-ui'
import { afterPress } from '#platform/web/input/presses.ts'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; label: string }[]
  selected: T
  onSelect: (id: T) => void
  /** Id of the element with `role="tabpanel"` that shows the selected tab's content. */
  panelId?: string
}

/** All tabs share one panel, which the caller renders with `aria-labelledby={`${panelId}-${selected}`}`. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, panelId }: TabsProps<T>) {
  function select(value: string) {
    const tab = tabs.find(({ id }) => id === value)
    // Radix selects when the button goes down.
    if (tab) afterPress(() => onSelect(tab.id))
  }

  return (
    <Radix.Root value={selected} onValueChange={select} asChild>
      <Radix.List
        aria-label={label}
        // Radix sets an inline style here, which the content security policy refuses in prerendered pages.
        style={{ outline: undefined }}
        className="scroll-cue flex gap-1 overflow-x-auto border-b-firm border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            id={panelId && `${panelId}-${tab.id}`}
            aria-controls={panelId}
            className="tab relative min-h-[46px] px-(--tab-pad) text-sm font-semibold whitespace-nowrap text-muted max-[21.5rem]:whitespace-normal hover:text-ink-2 aria-selected:text-ink focus-visible:-outline-offset-2"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  )
}
