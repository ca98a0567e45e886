import { useSuspenseQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Slip, withWrongLines } from '#algorithms/slip.ts'
import type { PicturePosition } from '#algorithms/step.ts'
import { useLearning } from '#learning/web/use-learning.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { languages } from '#settings/languages.ts'
import { type DemoCode, loadSlips } from '../../load-demo.ts'
import { startPlayer } from '../../player.ts'
import { CodePanel } from '../CodePanel.tsx'
import { Options } from '../controls/Options.tsx'
import { PlayButtons, Scrubber } from '../controls/PlayControls.tsx'
import { VariablesTable } from '../DemoSide.tsx'
import { PressablePicture } from '../drawings/press/PressablePicture.tsx'
import { isSamePosition, type Press, pressKindsOf } from '../drawings/press/press.ts'
import { findDigit, findKeyEvent, usePlayer } from '../use-player.ts'
import { SlipFeedback } from './SlipFeedback.tsx'
import './slip.css'

interface SlipScreenProps {
  readonly patternName: string
  readonly code: DemoCode
}

/** Runs of the demo with a mistake in them: the learner finds the first wrong step. */
export function SlipScreen({ patternName, code }: SlipScreenProps) {
  const { doingOf, saveResult } = useLearning()
  const { data: slips } = useSuspenseQuery({
    queryKey: ['slips', patternName],
    queryFn: () => loadSlips(patternName),
  })
  const [at, setAt] = useState(() => {
    const { slipsFound } = doingOf(patternName)
    const open = slips.findIndex(({ id }) => !slipsFound.includes(id))
    return Math.max(0, open)
  })
  const slip = slips[at]
  if (!slip) return null
  return (
    <SlipHunt
      key={slip.id}
      patternName={patternName}
      slip={slip}
      code={code}
      onOver={(isRight) =>
        saveResult(patternName, { kind: 'slip', at: new Date().toISOString(), slip: slip.id, isRight })
      }
      onNext={slips.length > 1 ? () => setAt((at + 1) % slips.length) : undefined}
    />
  )
}

interface SlipHuntProps extends SlipScreenProps {
  readonly slip: Slip
  readonly onOver: (isRight: boolean) => void
  readonly onNext: (() => void) | undefined
}

function SlipHunt({ patternName, slip, code, onOver, onNext }: SlipHuntProps) {
  const { steps, firstWrong, instead } = slip
  const [pressed, setPressed] = useState<number>()
  const [said, setSaid] = useState<string>()
  const [noChoice, setNoChoice] = useState<{ readonly position: PicturePosition; readonly name: string }>()
  const [player, send] = usePlayer(() => startPlayer(steps.length))
  const question = useRef<HTMLParagraphElement>(null)
  const wrongCode = useMemo(() => withMistake(code, slip), [code, slip])
  const isAsked = pressed !== undefined
  const at = isAsked ? firstWrong : player.step
  const step = steps[at]

  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])

  function say(option: string) {
    setSaid(option)
    onOver(pressed === firstWrong && option === instead.answer)
  }

  const positions = isAsked ? Object.entries(instead.positions ?? {}) : []
  const press: Press = {
    kinds: pressKindsOf(positions.map(([, position]) => position)),
    refused: noChoice?.position,
    onPress(position, name) {
      const [option] = positions.find(([, each]) => isSamePosition(each, position)) ?? []
      if (option === undefined) setNoChoice({ position, name })
      else say(option)
    },
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isAsked) {
      const option = instead.options[(findDigit(event) ?? 0) - 1]
      if (option !== undefined) say(option)
      return
    }
    const playerEvent = findKeyEvent(event)
    if (!playerEvent || playerEvent.kind === 'toggle' || playerEvent.kind === 'setSpeed') return
    event.preventDefault()
    send(playerEvent)
  }

  if (said !== undefined && pressed !== undefined)
    return (
      <SlipFeedback
        patternName={patternName}
        slip={slip}
        pressed={pressed}
        said={said}
        code={code}
        wrongCode={wrongCode}
        onNext={onNext}
      />
    )
  if (!step) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts of the buttons inside
    <div className="slip-hunt" onKeyDown={onKeyDown}>
      <div className="demo-main">
        <div className="demo-stage">
          <p className="slip-subtitle">{slip.subtitle}</p>
          <PressablePicture steps={steps} at={at} press={press} />
          {pressed === undefined ? (
            <div className="demo-caption">
              <p aria-live="polite">
                <b>{step.caption.fact}</b>
              </p>
            </div>
          ) : (
            <div className="demo-caption">
              <div>
                <p ref={question} tabIndex={-1} className="slip-question">
                  <b>{tellPressed(pressed, firstWrong)}</b> <span>{instead.question}</span>
                </p>
                <p role="status">{noChoice && `${noChoice.name}: that is none of the choices.`}</p>
                <Options label="What should have happened" options={instead.options} onChoose={say} />
              </div>
            </div>
          )}
        </div>
        <div className="demo-controls">
          <Scrubber
            step={at}
            stepCount={steps.length}
            onSeek={(to) => !isAsked && send({ kind: 'seek', step: to })}
          />
          <div className="demo-row slip-row">
            {!isAsked && (
              <>
                <PlayButtons isAtStart={at === 0} isAtEnd={at === player.lastStep} send={send} />
                <Button look="primary" onClick={() => setPressed(player.step)}>
                  <Flag className="icon" aria-hidden="true" />
                  This step is wrong
                </Button>
              </>
            )}
            <p className="demo-count">
              <b>{`Step ${at + 1} of ${steps.length}`}</b>{' '}
              <span>{isAsked ? 'the first wrong one' : 'one of them is the first wrong one'}</span>
            </p>
          </div>
        </div>
      </div>
      <div className="demo-side">
        <CodePanel code={wrongCode} line={step.line} />
        <VariablesTable step={step} previous={steps[at - 1]} />
      </div>
    </div>
  )
}

function withMistake(code: DemoCode, { lines }: Slip): DemoCode {
  return Object.fromEntries(languages.map(({ id }) => [id, withWrongLines(code[id], lines, id)])) as DemoCode // One entry for each language.
}

function tellPressed(pressed: number, firstWrong: number): string {
  if (pressed === firstWrong) return `Step ${firstWrong + 1} is the first wrong one.`
  return pressed < firstWrong
    ? `Step ${pressed + 1} is still right. Step ${firstWrong + 1} is the first wrong one.`
    : `At step ${pressed + 1} it had gone wrong already: step ${firstWrong + 1} is the first wrong one.`
}
