import { PlayStart } from '../PlayStart.tsx'
import { usePlay } from '../use-play.ts'
import { StreakRun } from './StreakRun.tsx'

/** Prompts that get harder, until the first miss. Without a clock, and outside of the rating. */
export function StreakPage() {
  const play = usePlay('streak')
  return (
    <>
      {play.round ? (
        <StreakRun key={play.round.id} round={play.round} play={play} />
      ) : (
        <PlayStart title="Streak" play={play}>
          <li>Four names for each prompt, three of them its rivals. The prompts get harder.</li>
          <li>The first miss ends it, and shows you why.</li>
          <li>There is no time limit. You can leave, and go on later.</li>
          <li>It moves neither altitude nor recall. What you miss comes up again in your rounds.</li>
        </PlayStart>
      )}
    </>
  )
}
