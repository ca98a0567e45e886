import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useCombobox } from '#platform/ui/controls/use-combobox.ts'
import { lazyPart } from '#platform/ui/feedback/lazy-part.ts'
import { isComposing } from '#platform/web/input/is-composing.ts'
import { onLeave } from '#platform/web/input/presses.ts'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'

// Not part of the page's first 150 KB of script: loaded when the box is first focused.
const SearchResults = lazyPart(
  async () => (await import('./SearchResults.tsx')).SearchResults,
  MissingResults,
)

interface PatternSearchProps {
  /** On phones the search hides behind an icon until it is asked for; then it takes the whole screen. */
  openOnPhone: boolean
  onOpen: () => void
  onClose: () => void
}

/** Searches everything in the product while typing. Focus stays in the box: arrows choose a result, Enter opens it. */
export function PatternSearch({ openOnPhone, onOpen, onClose }: PatternSearchProps) {
  const navigate = useNavigate()
  const hasSingleKeys = useSingleKeys()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [listOpen, setListOpen] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  const shown = listOpen && typed.trim() !== ''
  const combobox = useCombobox({ isShown: shown, onMove: () => setListOpen(true) })

  useEffect(() => {
    if (openOnPhone) box.current?.focus()
  }, [openOnPhone])

  const type = (text: string) => {
    setTyped(text)
    combobox.setActive(0)
    setListOpen(true)
  }

  // The box is prerendered: someone may have typed into it before it was hydrated.
  const takeOver = useEffectEvent(() => {
    const typedBefore = box.current?.value
    if (!typedBefore) return
    type(typedBefore)
    setIsUsed(true)
  })
  useLayoutEffect(() => takeOver(), [])

  const open = useEffectEvent(() => {
    onOpen()
    box.current?.focus()
    box.current?.select()
  })
  useEffect(() => {
    function onShortcut(event: globalThis.KeyboardEvent) {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onShortcut)
    return () => document.removeEventListener('keydown', onShortcut)
  }, [])

  function close() {
    setListOpen(false)
    onClose()
  }

  function choose(to: string | undefined) {
    setTyped('')
    close()
    box.current?.blur()
    if (to !== undefined) void navigate(to)
  }

  function cancel() {
    setTyped('')
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    combobox.onKeyDown(event)
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    if (!shown) onClose()
    setListOpen(false)
    if (!shown) setTyped('')
  }

  return (
    <search
      onBlur={onLeave(close)}
      data-open={openOnPhone ? '' : undefined}
      className={`search flex items-center md:relative md:w-[min(260px,30vw)] ${openOnPhone ? '' : 'max-md:hidden'}`}
    >
      <div className="relative flex flex-1 items-center">
        <Search className="icon pointer-events-none absolute left-[13px] text-muted" aria-hidden="true" />
        <input
          ref={box}
          type="text"
          {...combobox.fieldProps}
          aria-label="Search patterns"
          placeholder="Search patterns..."
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            setListOpen(true)
            setIsUsed(true)
          }}
          onKeyDown={onKeyDown}
          aria-keyshortcuts={`${hasSingleKeys ? '/ ' : ''}Control+K Meta+K`}
          className="peer field-input pl-10 lg:pr-11"
        />
        {hasSingleKeys && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-3 hidden rounded-xs border border-line-strong px-1.5 text-xs text-muted lg:block lg:peer-focus:hidden"
          >
            /
          </span>
        )}
      </div>
      <Button look="quiet" onClick={cancel} className="md:hidden">
        Cancel
      </Button>
      {isUsed && (
        <div
          hidden={!shown}
          className="search-results right-0 z-30 overflow-y-auto overscroll-contain md:absolute md:top-[calc(100%+6px)] md:max-h-[calc(100dvh-5.5rem)] md:w-88 md:rounded-md md:border md:border-line-strong md:bg-surface md:shadow-3"
        >
          <Suspense fallback={<p className="px-4 py-3 text-sm text-ink-2">Loading...</p>}>
            <SearchResults combobox={combobox} typed={typed} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </search>
  )
}

/** "/" except while typing, and Ctrl+K or Cmd+K everywhere. Neither under a dialog, which keeps the focus. */
function isSearchShortcut(event: globalThis.KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
  if (defaultPrevented || altKey || document.querySelector('dialog[open], [role=dialog]')) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return (
    key === '/' &&
    areSingleKeysOn() &&
    !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
  )
}

function MissingResults() {
  return (
    <p role="alert" className="px-4 py-3 text-sm text-ink-2">
      The search could not be loaded. Check your connection and reload the page.
    </p>
  )
}
