import { PlayStart } from '../PlayStart.tsx'
import { usePlay } from '../use-play.ts'
import { StormRun } from './StormRun.tsx'

/** Three minutes of short prompts, outside of the rating. */
export function StormPage() {
  const play = usePlay('storm')
  return (
    <>
      {play.round ? (
        <StormRun key={play.round.id} round={play.round} play={play} />
      ) : (
        <PlayStart title="Storm" play={play}>
          <li>Three minutes of short prompts, with four names each. How many can you name?</li>
          <li>
            A right answer moves on by itself. A wrong one costs five seconds, and ten in a row give ten.
          </li>
          <li>The clock goes on while you are in another tab.</li>
          <li>The time limit is the game. For the same without a clock, play a streak.</li>
          <li>
            It moves neither altitude nor recall. The patterns that you miss come up again in your rounds.
          </li>
        </PlayStart>
      )}
    </>
  )
}
