import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { Improvement } from '../../contract.ts'
import { ThenAndNow } from './Fives.tsx'

/** What four weeks of practice have changed. Nothing while there is nothing. */
export function Improvements({ improvements }: { improvements: readonly Improvement[] }) {
  if (improvements.length === 0) return null
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="text-xl">
        What you can do now
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        and could not four weeks ago. Answers that count, the last five beside the first five.
      </p>
      <ul className="mt-3 border-b border-line">
        {improvements.map((improvement) => (
          <li
            key={improvement.pattern}
            data-hue={patternNamed(improvement.pattern).hue}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-3 max-md:flex-col max-md:items-start"
          >
            <b className="text-sm font-strong">{`Name ${displayNameOf(improvement.pattern)} at first sight`}</b>
            <ThenAndNow {...improvement} />
          </li>
        ))}
      </ul>
    </section>
  )
}
