import type { CSSProperties } from 'react'
import { useMedia } from '#platform/web/use-media.ts'
import styles from '../play.module.css'
import { cellMs, clockText, stormMs } from './storm-clock.ts'

const cells = Array.from({ length: stormMs / cellMs }, (_, index) => index)

/** Three minutes as 18 cells, which empty from the left. The number beside them does not tick where less motion is asked for. */
export function StormClock({ leftMs }: { leftMs: number }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const gone = Math.min(stormMs, stormMs - leftMs)
  const goneOf = (index: number) => {
    const part = Math.min(1, Math.max(0, gone / cellMs - index))
    return isStill ? Math.floor(part) : part
  }
  return (
    <span className="flex items-center gap-4">
      <span aria-hidden="true" className={`${styles.clock} flex-1`}>
        {cells.map((index) => (
          <i key={index} style={{ '--gone': `${goneOf(index) * 100}%` } as CSSProperties} />
        ))}
      </span>
      {!isStill && (
        <b aria-hidden="true" className="min-w-11 font-mono text-base/none font-bold">
          {clockText(leftMs)}
        </b>
      )}
    </span>
  )
}
