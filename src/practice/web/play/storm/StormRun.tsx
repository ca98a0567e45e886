import { useEffect, useState } from 'react'
import { answerOptions } from '../../../answer-options.ts'
import type { Round } from '../../../contract.ts'
import { capitalized } from '../../../day-words.ts'
import { waitingText } from '../../round/RoundBar.tsx'
import { numberWords } from '../number-words.ts'
import { PlayBar } from '../PlayBar.tsx'
import { outcomeText, PlayQuestion } from '../PlayQuestion.tsx'
import styles from '../play.module.css'
import { useHeldAnswer } from '../use-held-answer.ts'
import type { Play } from '../use-play.ts'
import { useStopKeys } from '../use-stop-keys.ts'
import { StormClock } from './StormClock.tsx'
import { StormColumns } from './StormColumns.tsx'
import { StormEnd, type StormGiven } from './StormEnd.tsx'
import { afterStormAnswer, beginStorm, spokenTime, stormColumns } from './storm-clock.ts'

interface StormRunProps {
  readonly round: Round
  readonly play: Play
}

/** Runs from when it appears. What is answered is saved; the run itself is over when the page is left. */
export function StormRun({ round, play }: StormRunProps) {
  const [run, setRun] = useState(() => beginStorm(Date.now()))
  const [given, setGiven] = useState<readonly StormGiven[]>([])
  const [held, setHeld] = useHeldAnswer()
  const [isStopped, setStopped] = useState(false)
  const stopText = useStopKeys(() => setStopped(true))
  const spots = round.items.flatMap((item) => (item.kind === 'spot' ? item : []))
  const isDone = isStopped || (!held && given.length === spots.length)
  const now = useNow(!isDone)
  const leftMs = Math.max(0, run.endsAt - now)
  const index = held?.index ?? given.length
  const prompt = spots[index]?.prompt

  if (isDone || leftMs === 0 || !prompt)
    return <StormEnd run={run} given={given} best={round.best ?? 0} play={play} />
  const count = run.rightAt.length

  function choose(named: string, ms: number) {
    if (!prompt) return
    const at = Date.now()
    const isRight = named === prompt.pattern
    setRun(afterStormAnswer(run, isRight, at))
    setGiven([...given, { prompt, named, ms, isRight }])
    setHeld({ index, chosen: named, isRight })
    play.give({ promptId: prompt.id, named, ms })
  }

  return (
    <>
      <PlayBar
        title="Storm"
        strip={<StormClock leftMs={leftMs} />}
        stop={{ label: 'Stop', onStop: () => setStopped(true) }}
        status={waitingText(play.waitingCount)}
      />
      <div className={`page ${styles.layout}`}>
        <PlayQuestion
          key={prompt.id}
          label={`Prompt ${index + 1}`}
          text={prompt.text}
          options={answerOptions(prompt, round.id)}
          outcome={held && { chosen: held.chosen, right: prompt.pattern }}
          hint={stopText || 'A right answer moves on by itself. A wrong one costs five seconds.'}
          onChoose={choose}
        />
        <aside className={styles.side}>
          <div>
            <p className={styles.count}>{count}</p>
            <p className="mt-2 text-sm text-muted">{round.best ? `right, best ${round.best}` : 'right'}</p>
          </div>
          <StormColumns columns={stormColumns(run)} />
          <div className="max-md:hidden">
            <p className="text-sm font-strong text-muted">
              {`${run.inARow > 0 ? capitalized(numberWords(run.inARow)) : 'None'} in a row`}
            </p>
            <p className="text-sm text-ink-2">Ten in a row give ten seconds.</p>
          </div>
          <p className="border-t border-line pt-3 text-xs text-muted max-md:hidden">
            Outside altitude and recall. The clock is cells, not a ticking number, when you ask for less
            motion.
          </p>
        </aside>
      </div>
      <p role="status" className="sr-only">
        {held ? outcomeText(held.isRight, prompt.pattern) : stopText}
      </p>
      <p aria-live="polite" className="sr-only">
        {spokenTime(leftMs)}
      </p>
    </>
  )
}

const tickMs = 100

/** Milliseconds since 1970, ten times a second. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
