import { useState } from 'react'
import { displayNameOf } from '#curriculum/patterns.ts'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { answerOptions } from '../../../answer-options.ts'
import type { Round } from '../../../contract.ts'
import { waitingText } from '../../round/RoundBar.tsx'
import { answerFinder, resultOf } from '../../round/round-state.ts'
import { PlayBar } from '../PlayBar.tsx'
import { outcomeText, PlayQuestion } from '../PlayQuestion.tsx'
import styles from '../play.module.css'
import { useHeldAnswer } from '../use-held-answer.ts'
import type { Play } from '../use-play.ts'
import { useStopKeys } from '../use-stop-keys.ts'
import { Stairs } from './Stairs.tsx'
import { StreakEnd } from './StreakEnd.tsx'

interface StreakRunProps {
  readonly round: Round
  readonly play: Play
}

/** All of it follows from the round and its answers, so that it goes on on another device. */
export function StreakRun({ round, play }: StreakRunProps) {
  const [held, setHeld] = useHeldAnswer()
  const [isStopped, setStopped] = useState(false)
  const stopText = useStopKeys(() => setStopped(true))

  const spots = round.items.flatMap((item) => (item.kind === 'spot' ? item : []))
  const answerTo = answerFinder(round.id, round.answers)
  const results = spots.map((item) => {
    const answer = answerTo(item)
    return answer && resultOf(item, answer)
  })
  const missed = results.findIndex((result) => result !== undefined && result !== 'right')
  const open = results.indexOf(undefined)
  const count = results.filter((result) => result === 'right').length
  const index = held?.index ?? open
  const prompt = spots[index]?.prompt

  if (!held && (missed >= 0 || isStopped || !prompt))
    return (
      <StreakEnd
        count={count}
        best={round.best ?? 0}
        missed={spots[missed]?.prompt}
        named={missed < 0 ? undefined : answerTo(spots[missed]!)?.named}
        isStopped={missed < 0 && prompt !== undefined}
        play={play}
      />
    )
  if (!prompt) return null
  const best = Math.max(round.best ?? 0, count)
  return (
    <>
      <PlayBar
        title="Streak"
        strip={
          <span
            className="flex items-center justify-end gap-1.5 text-sm text-muted max-md:hidden"
            aria-hidden="true"
          >
            <span className={keyLook}>1</span>
            <span>to</span>
            <span className={keyLook}>4</span>
          </span>
        }
        stop={{ label: 'Stop here', onStop: () => setStopped(true) }}
        status={waitingText(play.waitingCount)}
      />
      <div className={`page ${styles.layout}`}>
        <PlayQuestion
          key={prompt.id}
          label={`Step ${index + 1}`}
          text={prompt.text}
          options={answerOptions(prompt, round.id)}
          outcome={held && { chosen: held.chosen, right: prompt.pattern }}
          hint={stopText || 'No clock. The first miss ends it, and shows you why.'}
          onChoose={(named, ms) => {
            setHeld({ index, chosen: named, isRight: named === prompt.pattern })
            play.give({ promptId: prompt.id, named, ms })
          }}
        />
        <aside className={styles.side}>
          <div>
            <p className={styles.count}>{count}</p>
            <p className="mt-2 text-sm text-muted">{best > 0 ? `in a row, best ${best}` : 'in a row'}</p>
          </div>
          <Stairs count={count} best={best} isOpen />
          {count > 0 && <LastSteps names={spots.slice(0, count).map((spot) => spot.prompt.pattern)} />}
          <p className="border-t border-line pt-3 text-xs text-muted max-md:hidden">
            Outside altitude and recall. What you miss here comes up in a round.
          </p>
        </aside>
      </div>
      <p role="status" className="sr-only">
        {held ? outcomeText(held.isRight, prompt.pattern) : stopText}
      </p>
    </>
  )
}

const shownSteps = 4

function LastSteps({ names }: { names: readonly string[] }) {
  return (
    <div className="max-md:hidden">
      <h2 className="text-sm font-strong text-muted">The last steps</h2>
      <ol className="text-sm">
        {names
          .map((name, index) => ({ name, step: index + 1 }))
          .slice(-shownSteps)
          .reverse()
          .map(({ name, step }) => (
            <li key={step} className="flex min-h-8.5 items-center justify-between gap-3 border-t border-line">
              <span className="font-semibold text-ink-2">{displayNameOf(name)}</span>
              <span className="text-muted tabular-nums">{step}</span>
            </li>
          ))}
      </ol>
    </div>
  )
}
