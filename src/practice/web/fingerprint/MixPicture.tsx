import type { CSSProperties } from 'react'
import { categorySummaries } from '#curriculum/index.ts'
import { findPattern } from '#curriculum/patterns.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import styles from './MixPicture.module.css'
import { columnName, describePattern, shareText } from './mix-texts.ts'

/** A pattern's column: as wide as its share, lit up to recall, with its interval as a line. The same is read aloud as a list. */
export function MixPicture({ fingerprint: { patterns, own } }: { fingerprint: Fingerprint }) {
  const groups = categorySummaries
    .map((category) => {
      const asked = patterns.filter(({ pattern }) => findPattern(pattern)?.categoryId === category.id)
      return { category, asked, share: asked.reduce((sum, { share }) => sum + share, 0) }
    })
    .filter(({ asked }) => asked.length > 0)
  const gains = new Map(own?.nextHour.map(({ pattern, gain }) => [pattern, gain]))
  const isRecallKnown = own !== null && own.recall !== null
  return (
    <>
      <ul className="sr-only" aria-label="The mix, most asked first">
        {patterns.map((each) => (
          <li key={each.pattern}>{describePattern(isRecallKnown ? each : { ...each, recall: null })}</li>
        ))}
      </ul>
      <div className={styles.picture} aria-hidden="true">
        {groups.map(({ category, asked, share }) => (
          <div key={category.id} className={styles.group} style={hueAndShare(category.hue, share)}>
            <div className={styles.columns}>
              {asked.map((each) => (
                <Column
                  key={each.pattern}
                  {...each}
                  recall={isRecallKnown ? each.recall : null}
                  gain={gains.get(each.pattern) ?? 0}
                />
              ))}
            </div>
            <i className={styles.hue} />
            <div className={styles.category}>
              <span>{category.displayName}</span>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

type ColumnProps = Fingerprint['patterns'][number] & {
  /** What it can add to recall over the whole mix; 0 for all but the three that add most. */
  readonly gain: number
}

/** Below this share, the line of an interval would fill the column. */
const fewestForInterval = 0.012

function Column({ pattern, share, recall, gain }: ColumnProps) {
  return (
    <div
      className={styles.column}
      style={{ '--share': share } as CSSProperties}
      title={describePattern({ pattern, share, recall })}
    >
      <div className={styles.label}>
        <span>
          <b>{columnName(pattern)}</b>
          <span>{shareText(share)}</span>
        </span>
      </div>
      <div className={styles.bar} data-share-only={!recall || undefined}>
        {recall && (
          <>
            <i
              className={styles.lit}
              data-pale={!recall.isShown || undefined}
              style={rise(0, recall.value)}
            />
            {gain > 0 && <i className={styles.gain} style={rise(recall.value, gain / share)} />}
            {share >= fewestForInterval && (
              <i
                className={styles.interval}
                style={rise(recall.interval[0], recall.interval[1] - recall.interval[0])}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** From 0 to 1 of the height. */
function rise(from: number, height: number): CSSProperties {
  return { bottom: `${100 * from}%`, height: `${100 * height}%` }
}

function hueAndShare(hue: string, share: number): CSSProperties {
  return { '--hue': `var(--cat-${hue})`, '--share': share } as CSSProperties
}
