import { useState } from 'react'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import { countWord } from '#platform/count-words.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Confusion, EndedConfusion } from '../../contract.ts'
import { capitalized } from '../../day-words.ts'
import type { RoundChoice, useStartRound } from '../use-rounds.ts'
import { atTheMoment, Fives } from './Fives.tsx'

interface MixUpsProps {
  readonly confusions: readonly Confusion[]
  readonly ended: readonly EndedConfusion[]
  /** Left out for guests, who have no such rounds. */
  readonly starting?: ReturnType<typeof useStartRound> | undefined
}

const mostShown = 3
/** Fewer of the last five are no mix-up worth a round. */
const fewestOfFive = 2

/** A short round in which both come, in any order. */
export function settleRound({ pattern, takenFor }: EndedConfusion): RoundChoice {
  return { kind: 'free', patterns: [pattern, takenFor], size: 5 }
}

/** The question that parts two patterns. */
export function clueBetween({ pattern, takenFor }: EndedConfusion): string | undefined {
  return rivalsOf(pattern).find(({ name }) => name === takenFor)?.clue
}

export function mixUpsIn(confusions: readonly Confusion[]): readonly Confusion[] {
  return confusions.filter(({ count }) => count >= fewestOfFive)
}

const titleOf = ({ pattern, takenFor }: EndedConfusion) =>
  `${displayNameOf(pattern)} for ${displayNameOf(takenFor)}`

/** Patterns that the person takes for one another, each with the question that tells them apart. */
export function MixUps({ confusions, ended, starting }: MixUpsProps) {
  const [isLong, setIsLong] = useState(false)
  const all = mixUpsIn(confusions)
  const shown = isLong ? all : all.slice(0, mostShown)
  if (shown.length === 0 && ended.length === 0) return null
  return (
    <section aria-labelledby="mix-ups">
      <h2 id="mix-ups" className="text-xl">
        Mix-ups
      </h2>
      {shown.length > 0 && (
        <>
          <p className="mt-1 text-sm text-ink-2">
            {`Taken for each other at least twice in the last five. ${atTheMoment(all.length)}`}
          </p>
          <ul className="mt-3 border-b border-line">
            {shown.map((confusion) => (
              <li
                key={titleOf(confusion)}
                data-hue={patternNamed(confusion.takenFor).hue}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-3 text-sm leading-snug md:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <Fives
                  cells={confusion.recent}
                  label={`Last ${confusion.of} prompts of ${displayNameOf(confusion.pattern)}`}
                  filled={`named ${displayNameOf(confusion.takenFor)}`}
                />
                <div>
                  <b className="font-strong">{titleOf(confusion)}</b>
                  <p className="text-muted">{clueBetween(confusion)}</p>
                </div>
                {starting && (
                  <Button
                    aria-label={`Settle it: ${titleOf(confusion)}`}
                    aria-disabled={starting.isPending}
                    className="max-md:col-start-2 max-md:justify-self-start"
                    onClick={() => !starting.isPending && starting.start(settleRound(confusion))}
                  >
                    Settle it
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {all.length > shown.length && (
            <Button look="link" className="mt-2" onClick={() => setIsLong(true)}>
              {`${capitalized(countWord(all.length - shown.length))} more`}
            </Button>
          )}
        </>
      )}
      {ended.length > 0 && (
        <p className="mt-2.5 text-xs text-muted">
          {`Gone since last week: ${ended.map(titleOf).join('; ')}, right five times running.`}
        </p>
      )}
    </section>
  )
}
