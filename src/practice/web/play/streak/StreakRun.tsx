import { useState } from 'react'
import { displayNameOf } from '#curriculum/patterns.ts'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { answerOptions } from '../../../answer-options.ts'
import type { Round, SpotItem } from '../../../contract.ts'
import { waitingText } from '../../round/RoundBar.tsx'
import { answerFinder, resultOf } from '../../round/round-state.ts'
import { useStanding } from '../../use-standing.ts'
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
  const standing = useStanding()

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
  const { prompt, meters } = spots[index] ?? {}

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
        menu={
          <span className="flex items-center gap-1.5 text-sm text-muted max-md:hidden" aria-hidden="true">
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
          detail={meters === undefined ? undefined : heightText(meters, standing?.altitude.meters)}
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
          {count > 0 && <LastSteps steps={spots.slice(0, count)} />}
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

/** As in 'This one stands at 1,470 m, 76 above you'. */
function heightText(meters: number, own: number | undefined): string {
  const text = `This one stands at ${meters.toLocaleString('en')} m`
  if (own === undefined) return text
  const above = meters - own
  if (above === 0) return `${text}, at your height`
  return `${text}, ${Math.abs(above).toLocaleString('en')} ${above > 0 ? 'above' : 'below'} you`
}

const shownSteps = 4

function LastSteps({ steps }: { steps: readonly SpotItem[] }) {
  return (
    <div className="max-md:hidden">
      <h2 className="text-sm font-strong text-muted">The last steps</h2>
      <ol className="text-sm">
        {steps
          .slice(-shownSteps)
          .reverse()
          .map(({ prompt: { id, pattern }, meters }) => (
            <li key={id} className="flex min-h-8.5 items-center justify-between gap-3 border-t border-line">
              <span className="font-semibold text-ink-2">{displayNameOf(pattern)}</span>
              {meters !== undefined && (
                <span className="whitespace-nowrap text-muted tabular-nums">{`${meters.toLocaleString('en')} m`}</span>
              )}
            </li>
          ))}
      </ol>
    </div>
  )
}
