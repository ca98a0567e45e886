import { EyeOff, Shuffle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { withPracticePosition } from '../practice/practice-url.ts'
import { type CompanyFilter, inOrder, newSeed, writeFilter } from './company-filter.ts'

interface ListToolsProps {
  filter: CompanyFilter
  /** True while there is nothing to practice with. */
  isEmpty: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Shuffle and blind practice. */
export function ListTools({ filter, isEmpty, onChoose }: ListToolsProps) {
  const navigate = useNavigate()
  const practiceButton = useFocusAfterPractice(!isEmpty)
  return (
    <div className="flex gap-2">
      <Button onClick={() => onChoose(inOrder('shuffle'))} disabled={isEmpty}>
        <Shuffle className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">Shuffle</span>
      </Button>
      <Button
        ref={practiceButton}
        disabled={isEmpty}
        onClick={() =>
          void navigate({ search: withPracticePosition(writeFilter(filter), { seed: newSeed(), at: 1 }) })
        }
      >
        <EyeOff className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">Blind practice</span>
      </Button>
    </div>
  )
}

/** Leaving practice focuses the button that started it, as soon as it is enabled. */
function useFocusAfterPractice(isEnabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const hasLeft = state?.hasLeftPractice === true
  useEffect(() => {
    if (!hasLeft || !isEnabled) return
    button.current?.focus()
    // Only once: the browser keeps the state of a history entry across a reload.
    void navigate({ search }, { replace: true, preventScrollReset: true, state: null })
  }, [hasLeft, isEnabled, search, navigate])
  return button
}
