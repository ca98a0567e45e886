import { displayNameOf } from '#curriculum/patterns.ts'
import type { Answer, RoundPrompt } from '../../../contract.ts'
import { capitalized } from '../../../day-words.ts'
import { MissExplained } from '../MissExplained.tsx'
import { numberWords } from '../number-words.ts'
import { PlayBar } from '../PlayBar.tsx'
import { bestText, PlayEnd } from '../PlayEnd.tsx'
import type { Play } from '../use-play.ts'
import { Stairs } from './Stairs.tsx'

interface StreakEndProps {
  readonly count: number
  /** Before this one. */
  readonly best: number
  readonly missed: RoundPrompt | undefined
  readonly named: Answer['named'] | undefined
  /** It can go on. */
  readonly isStopped: boolean
  readonly play: Play
}

/** How long it was, and why the last name was wrong. */
export function StreakEnd({ count, best, missed, named, isStopped, play }: StreakEndProps) {
  const lead = [
    bestText(count, best),
    isStopped ? `You stopped before step ${count + 1}.` : '',
    !isStopped && !missed ? 'That was the last prompt there is.' : '',
  ]
  return (
    <>
      <PlayBar title="Streak" />
      <PlayEnd
        title={count === 0 ? 'None this time' : `${capitalized(numberWords(count))} in a row`}
        lead={lead.filter(Boolean).join(' ')}
        drawing={<Stairs count={count} best={Math.max(best, count)} isOpen={false} />}
        againLabel={isStopped ? 'Go on' : 'Once more'}
        play={play}
      >
        {missed && typeof named === 'string' && (
          <section aria-labelledby="missed" className="mt-11 border-t border-line pt-8">
            <h2 id="missed" className="mb-5 text-heading">
              {`It was ${displayNameOf(missed.pattern)}, not ${displayNameOf(named)}`}
            </h2>
            <MissExplained prompt={missed} named={named} />
          </section>
        )}
      </PlayEnd>
    </>
  )
}
