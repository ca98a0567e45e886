import styles from '../play.module.css'

interface StairsProps {
  readonly count: number
  /** Where the flag stands; none before the first. */
  readonly best: number
  /** The next step is being asked. */
  readonly isOpen: boolean
}

const fewestSteps = 16
const width = 300
const [lowest, highest] = [12, 90]

/** A streak as steps: those taken, the next one, and a flag on the best so far. */
export function Stairs({ count, best, isOpen }: StairsProps) {
  const steps = Math.max(fewestSteps, best + 2, count + 4)
  const step = width / steps
  const heightOf = (index: number) => lowest + ((highest - lowest) * index) / (steps - 1)
  const flagX = (best - 0.5) * step
  const flagY = 104 - heightOf(best - 1)
  return (
    <svg className={styles.drawing} viewBox="0 -14 300 118" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => {
        const state = index < count ? styles.done : index === count && isOpen ? styles.next : undefined
        const height = heightOf(index)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its index.
            key={index}
            className={state}
            x={index * step + 1}
            y={104 - height}
            width={step - 3.6}
            height={height}
            rx="1.5"
          />
        )
      })}
      {best > 0 && <path className={styles.flag} d={`M${flagX} ${flagY}v-22l11 5-11 5`} />}
    </svg>
  )
}
