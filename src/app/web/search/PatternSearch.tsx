import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'

// Finding is 5 KB that the public pages, at most 150 KB of script, do not need at first.
const PatternSearchResults = lazy(async () => ({
  default: (await import('./PatternSearchResults.tsx')).PatternSearchResults,
}))

interface PatternSearchProps {
  /** On phones the box hides behind an icon until it is asked for. */
  openOnPhone: boolean
  onClose: () => void
}

/** Finds a pattern or a study note as one types. Focus stays in the box; arrows walk through the results, Enter opens one. */
export function PatternSearch({ openOnPhone, onClose }: PatternSearchProps) {
  const navigate = useNavigate()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [listOpen, setListOpen] = useState(false)
  const shown = listOpen && typed.trim() !== ''

  useEffect(() => {
    if (openOnPhone) box.current?.focus()
  }, [openOnPhone])

  // The box is drawn ahead: what was typed before its code came stands in it, and is taken over.
  useLayoutEffect(() => {
    const typedAhead = box.current?.value
    if (!typedAhead) return
    setTyped(typedAhead)
    setListOpen(true)
  }, [])

  // In a low window the list scrolls under the arrows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function close() {
    setListOpen(false)
    onClose()
  }

  function choose(to: string) {
    setTyped('')
    close()
    box.current?.blur()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const options = list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move && options.length > 0) {
      event.preventDefault()
      setListOpen(true)
      setActive((active + move + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      options[active]?.click()
    } else if (event.key === 'Escape') {
      if (!shown) onClose()
      setListOpen(false)
      if (!shown) setTyped('')
    }
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <search
      onBlur={onBlur}
      className={`relative flex items-center md:w-[min(260px,30vw)] ${openOnPhone ? 'max-md:order-11 max-md:basis-full max-md:pb-3' : 'max-md:hidden'}`}
    >
      <Search
        className="icon pointer-events-none absolute left-[13px] text-muted max-md:mb-0"
        aria-hidden="true"
      />
      <input
        ref={box}
        type="text"
        role="combobox"
        aria-label="Search patterns"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${listId}-${active}` : undefined}
        placeholder="Search patterns..."
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setListOpen(true)
        }}
        onFocus={() => setListOpen(true)}
        onKeyDown={onKeyDown}
        className="field-input pl-10"
      />
      {shown && (
        <div
          ref={list}
          className="absolute top-[calc(100%+6px)] right-0 z-30 max-h-[calc(100dvh-11rem)] w-full overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-surface shadow-3 max-md:top-[calc(100%-6px)] md:max-h-[calc(100dvh-5.5rem)] md:w-[22rem]"
        >
          <Suspense>
            <PatternSearchResults listId={listId} typed={typed} active={active} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </search>
  )
}
