import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { metersPerStep } from '../../standing/rating.ts'

const distance = 200
/** The chance to name a prompt so far below, at, or above one's height, for somebody whose level is known. */
const chanceAt = (above: number) => 1 / (1 + Math.exp(above / metersPerStep))
const odds = [
  { text: `A prompt ${distance} m below you`, above: -distance, label: '3 of 4' },
  { text: 'A prompt at your height', above: 0, label: '1 of 2' },
  { text: `A prompt ${distance} m above you`, above: distance, label: '1 of 4' },
]

/** What the number means. */
export function AltitudeWords() {
  return (
    <section
      aria-labelledby="altitude"
      className="gap-x-14 border-t border-line pt-5.5 text-sm leading-relaxed text-ink-2 md:only:grid md:only:grid-cols-2"
    >
      <h2 id="altitude" className="text-xl text-ink">
        What an altitude says
      </h2>
      <p className="mt-1">
        You and every prompt have a height. The height of a prompt is measured: it rises when people miss it.
        You rise by naming what stands high.
      </p>
      <ul className="my-3">
        {odds.map(({ text, above, label }) => (
          <li
            key={text}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(0,80px)_auto] items-center gap-3.5 border-t border-line md:grid-cols-[minmax(0,1fr)_120px_44px]"
          >
            <span>{text}</span>
            <span
              className="h-2.5 rounded-[2px] forced-color-adjust-none [background:linear-gradient(90deg,var(--accent-mark)_var(--chance),var(--track)_0)]"
              style={{ '--chance': `${Math.round(chanceAt(above) * 100)}%` } as CSSProperties}
              aria-hidden="true"
            />
            <b className="text-right text-ink">{label}</b>
          </li>
        ))}
      </ul>
      <p>
        “Give or take” is where you stand in four of five cases. Only mixed rounds and the Sealed Five move
        it.{' '}
        <Link to="/practice?counted" className="link">
          How it is counted, with an example
        </Link>
      </p>
    </section>
  )
}
