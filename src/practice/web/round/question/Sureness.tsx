import { type RefObject, useEffect, useEffectEvent, useId } from 'react'

export type Sure = 1 | 2 | 3

const sureLevels = [
  { sure: 1, label: 'Guess' },
  { sure: 2, label: 'Likely' },
  { sure: 3, label: 'Sure' },
] as const

interface SurenessProps {
  /** There is a name to be sure of. */
  readonly isReady: boolean
  readonly onChoose: (sure: Sure) => void
  readonly groupRef: RefObject<HTMLDivElement | null>
  readonly waitText?: string
}

/** One press gives the answer. The keys 1, 2 and 3 do the same, except while typing. */
export function Sureness({
  isReady,
  onChoose,
  groupRef,
  waitText = 'Name the pattern first',
}: SurenessProps) {
  const id = useId()
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (!isReady) return
    function onKeyDown(event: KeyboardEvent) {
      const level = sureLevels.find(({ sure }) => String(sure) === event.key)
      if (!level || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest('input, textarea')) return
      event.preventDefault()
      choose(level.sure)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isReady])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the hint.
    <div ref={groupRef} role="group" aria-labelledby={id} tabIndex={-1} className="sureness">
      <p id={id}>How sure?</p>
      <p>{isReady ? 'One press gives the answer' : waitText}</p>
      <div>
        {sureLevels.map(({ sure, label }) => (
          <button
            key={sure}
            type="button"
            disabled={!isReady}
            aria-keyshortcuts={String(sure)}
            onClick={() => onChoose(sure)}
          >
            <span className="sure-steps" aria-hidden="true">
              {sureLevels.map((step) => (
                <i key={step.sure} className={step.sure <= sure ? 'is-filled' : ''} />
              ))}
            </span>
            {label}
            <span aria-hidden="true" className="round-key">
              {sure}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
