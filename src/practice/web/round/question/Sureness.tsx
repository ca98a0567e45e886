import { type RefObject, useId } from 'react'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { useNumberKeys } from '../extra/use-number-keys.ts'
import styles from './Sureness.module.css'

export type Sure = 1 | 2 | 3

const sureLevels = [
  { sure: 1, label: 'Guess' },
  { sure: 2, label: 'Likely' },
  { sure: 3, label: 'Sure' },
] as const

/** Above each part of an answer. */
export const answerHeading = 'mb-2.5 block font-display text-[1.1875rem]/[1.2] font-bold tracking-tight'

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
  const hasKeys = useSingleKeys()
  useNumberKeys(sureLevels.length, isReady, (index) => {
    const level = sureLevels[index]
    if (level) onChoose(level.sure)
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the hint.
    <div
      ref={groupRef}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="group/sureness relative min-w-0 focus:outline-none"
    >
      <p id={id} className={`${answerHeading} max-md:mb-2 max-md:text-[1rem]`}>
        How sure?
      </p>
      <p className="absolute top-1 right-0 text-xs/[1.3] text-muted">
        {isReady ? 'One press gives the answer' : waitText}
      </p>
      <div className="grid grid-cols-3 rounded-[6px] outline-offset-3 outline-focus group-focus-visible/sureness:outline-ring">
        {sureLevels.map(({ sure, label }) => (
          <button
            key={sure}
            type="button"
            disabled={!isReady}
            aria-keyshortcuts={hasKeys ? String(sure) : undefined}
            onClick={() => onChoose(sure)}
            className={styles.level}
          >
            <span className={`forced-color-adjust-none ${styles.steps}`} aria-hidden="true">
              {sureLevels.map((step) => (
                <i key={step.sure} className={step.sure <= sure ? styles.filled : ''} />
              ))}
            </span>
            <span>{label}</span>
            {hasKeys && (
              <span aria-hidden="true" className={`${keyLook} max-md:hidden`}>
                {sure}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
