import { ListOrdered, Shuffle } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { Demo, InputTexts } from '#algorithms/demo.ts'
import type { PicturePosition } from '#algorithms/step.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { describeScene } from '../../describe/describe-scene.ts'
import { currentRun, currentStep } from '../../drive/drive.ts'
import type { DemoCode } from '../../load-demo.ts'
import { Options } from '../controls/Options.tsx'
import { QuantityPlot } from '../drawings/plot/QuantityPlot.tsx'
import { PressablePicture } from '../drawings/press/PressablePicture.tsx'
import { isSamePosition, type Press, pressKindsOf } from '../drawings/press/press.ts'
import { findDigit, isForPlayer } from '../use-player.ts'
import { Acts, sayTally } from './Acts.tsx'
import { DriveCaption } from './DriveCaption.tsx'
import { DriveEnd } from './DriveEnd.tsx'
import { DriveSide } from './DriveSide.tsx'
import { useDrive } from './use-drive.ts'
import { useFollowingFocus } from './use-following-focus.ts'
import './drive.css'
import { areSingleKeysOn } from '#platform/web/input/single-keys.ts'

export interface DriveScreenProps {
  patternName: string
  demo: Demo
  code: DemoCode
  /** The other modes continue on the input that is driven. */
  onInput: (texts: InputTexts) => unknown
  onWatch: (texts: InputTexts, step: number) => void
}

/** The learner makes the algorithm's choices on a random input, and is corrected in each state. */
export function DriveScreen({ patternName, demo, code, onInput, onWatch }: DriveScreenProps) {
  const { drive, send, restart, again, continueRun } = useDrive(patternName, demo, onInput)
  const { phase, mistakes, step: at } = drive
  const run = currentRun(drive)
  const step = currentStep(drive)
  const { decision } = step
  const isDeciding = phase === 'deciding'
  const stateId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const follow = useFollowingFocus(stage, drive)
  const [hasList, setHasList] = useState(false)
  const [noMove, setNoMove] = useState<{ readonly position: PicturePosition; readonly name: string }>()

  function act(option: string) {
    follow()
    setNoMove(undefined)
    send({ kind: 'act', option })
  }

  const positions = decision?.positions
  const kinds = useMemo(() => pressKindsOf(Object.values(positions ?? {})), [positions])
  const tried = mistakes.at(-1)
  const press: Press = {
    kinds: isDeciding || phase === 'shown' ? kinds : [],
    refused: noMove?.position ?? (tried === undefined ? undefined : positions?.[tried]),
    shown: phase === 'shown' ? positions?.[decision?.answer ?? ''] : undefined,
    onPress: isDeciding ? pressPicture : undefined,
  }

  function pressPicture(position: PicturePosition, name: string) {
    const pressed = Object.entries(positions ?? {}).find(([, each]) => isSamePosition(each, position))
    if (pressed) act(pressed[0])
    else setNoMove({ position, name })
  }

  const listed = decision?.options.filter((option) => hasList || positions?.[option] === undefined) ?? []

  // Works wherever the focus is in the player, as in the other modes.
  const pressKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const digit = findDigit(event)
    const option = digit === undefined ? undefined : listed[digit - 1]
    if (isDeciding && option !== undefined) act(option)
    else if (areSingleKeysOn() && /^[a-z]$/.test(event.key) && isForPlayer(event)) clickHold(event.key)
  })
  useEffect(() => {
    const player = stage.current?.closest<HTMLElement>('.demo')
    player?.addEventListener('keydown', pressKey)
    return () => player?.removeEventListener('keydown', pressKey)
  }, [])

  function clickHold(key: string) {
    stage.current?.querySelector<HTMLElement>(`.viz-hold[aria-keyshortcuts="${key}"]`)?.click()
  }

  if (phase === 'over')
    return (
      <DriveEnd patternName={patternName} drive={drive} restart={restart} again={again} onWatch={onWatch} />
    )

  const isPartial = isDeciding && positions !== undefined && Object.keys(positions).length > 0

  function showThisOne() {
    follow()
    setNoMove(undefined)
    send({ kind: 'show' })
  }

  return (
    <div className="demo-drive">
      <div className="demo-main">
        <div ref={stage} className="demo-stage" tabIndex={-1}>
          <p id={stateId} className="sr-only">
            {[step.scene, ...(step.beside ?? [])].map(describeScene).join(' ')}
          </p>
          <PressablePicture steps={run.steps} at={at} press={press} describedBy={stateId} />
          <DriveCaption drive={drive} noMove={noMove?.name} />
          {isDeciding && listed.length > 0 && (
            <Options
              label="Your move"
              options={listed}
              onChoose={act}
              markOf={(option) => (mistakes.includes(option) ? 'refused' : undefined)}
              describedBy={stateId}
            />
          )}
          {phase === 'shown' && (
            <GoOn
              onClick={() => {
                follow()
                send({ kind: 'goOn' })
              }}
            >
              Go on
            </GoOn>
          )}
          {phase === 'between' && (
            <GoOn
              onClick={() => {
                follow()
                continueRun()
              }}
            >
              Next input
            </GoOn>
          )}
          {run.plot && <QuantityPlot plot={run.plot} steps={run.steps} at={at} hideAhead />}
        </div>
        <div className="demo-controls drive-row">
          <div>
            <Acts drive={drive} />
            <p className="drive-tally">{sayTally(drive)}</p>
          </div>
          <div className="drive-buttons">
            {isPartial && (
              <Button look="quiet" aria-pressed={hasList} onClick={() => setHasList(!hasList)}>
                <ListOrdered className="icon" aria-hidden="true" />
                Moves as a list
              </Button>
            )}
            <Button look="quiet" aria-disabled={!isDeciding} onClick={showThisOne}>
              Show this one
            </Button>
            <Button
              onClick={() => {
                setNoMove(undefined)
                restart()
              }}
            >
              <Shuffle className="icon" aria-hidden="true" />
              New input
            </Button>
          </div>
        </div>
      </div>
      <DriveSide drive={drive} code={code} />
    </div>
  )
}

function GoOn({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button className="drive-go-on" onClick={onClick}>
      {children}
    </Button>
  )
}
