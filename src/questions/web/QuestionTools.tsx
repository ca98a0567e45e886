import { EyeOff, Shuffle } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { type CompanyFilter, inOrder, newSeed, writeFilter } from './company-filter.ts'
import { withPracticePlace } from './practice-address.ts'
import { useMarks } from './use-question-marks.ts'

interface QuestionToolsProps {
  starredOnly: boolean
  /** Whether there is nothing to practise. */
  isEmpty: boolean
  isMember: boolean
  /** False while the page is not sure yet what it shows. */
  isReady: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
  /** The filter as it is when a button is pressed: the buttons need not be drawn again with every letter. */
  readFilter: () => CompanyFilter
}

/** Ways to practise what the filter finds, above the list. */
export const QuestionTools = memo(function QuestionTools({
  starredOnly,
  isEmpty,
  isMember,
  isReady,
  onChoose,
  readFilter,
}: QuestionToolsProps) {
  const { hasFailed, retry } = useMarks({ enabled: isReady && isMember })
  const navigate = useNavigate()
  const practice = useFocusAfterPractice(!isEmpty)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:contents">
      {hasFailed && (
        <div className="basis-full">
          <Alert onRetry={retry}>Your stars, notes and reports could not be loaded.</Alert>
        </div>
      )}
      <Button className="max-md:flex-1" onClick={() => onChoose(inOrder('shuffle'))} disabled={isEmpty}>
        <Shuffle className="icon" aria-hidden="true" />
        Shuffle
      </Button>
      <Button
        ref={practice}
        className="max-md:flex-1"
        disabled={isEmpty}
        onClick={() =>
          void navigate({ search: withPracticePlace(writeFilter(readFilter()), { seed: newSeed(), at: 1 }) })
        }
      >
        <EyeOff className="icon" aria-hidden="true" />
        Blind practice
      </Button>
      {isMember && (
        <div className="md:ml-3">
          <Switch
            label="Starred"
            checked={starredOnly}
            onChange={(starred) => onChoose({ starredOnly: starred })}
          />
        </div>
      )}
    </div>
  )
})

/** Who leaves practice is put back to where they began it, as soon as that can be used. */
function useFocusAfterPractice(isEnabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const hasLeft = typeof state === 'object' && state !== null && 'hasLeftPractice' in state
  useEffect(() => {
    if (!hasLeft || !isEnabled) return
    button.current?.focus()
    // Once: a reload keeps the state of its history entry.
    void navigate({ search }, { replace: true, preventScrollReset: true, state: null })
  }, [hasLeft, isEnabled, search, navigate])
  return button
}
