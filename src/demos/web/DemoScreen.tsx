import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Step } from '#algorithms/step.ts'
import { isReturn } from '#platform/web/is-return.ts'
import type { Demo } from '../demo.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { DemoFoot } from './CopyLink.tsx'
import { DemoHead } from './DemoHead.tsx'
import { DemoSide } from './DemoSide.tsx'
import { QuantityPlot } from './drawings/plot/QuantityPlot.tsx'
import { StepPicture } from './drawings/StepPicture.tsx'
import { OwnInput } from './OwnInput.tsx'
import { PlayButtons, Scrubber, StepCount } from './PlayControls.tsx'
import { PredictionPrompt } from './Predictions.tsx'
import { readLocation, useDemoLink } from './use-demo-link.ts'
import { useNextFrame } from './use-next-frame.ts'
import { findKeyEvent } from './use-player.ts'
import { useSession } from './use-session.ts'
import { useWidth } from './use-width.ts'

interface DemoScreenProps {
  patternName: string
  demo: Demo
  /** Makes an address open what this player is in. */
  hash: string
}

export function DemoScreen({ patternName, demo, hash }: DemoScreenProps) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [stage, width] = useWidth<HTMLDivElement>()
  const [linked] = useState(() =>
    readLocation(
      patternName,
      demo.fields.map(({ name }) => name),
    ),
  )
  const { run, mode, player, send, chooseMode, input, predictions, question, predict, predictAgain } =
    useSession(demo, linked)
  const { steps, texts } = run
  const { step: at, speed, playing } = player
  const link = useDemoLink(patternName, hash, { mode, step: at, speed, texts }, playing)
  // Things move first; what is said about them follows in the next frames, so that none has too much to do.
  const line = question?.line
  const told = useNextFrame(useMemo(() => ({ steps, at, line, predictions }), [steps, at, line, predictions]))
  const counted = playing ? told.at : at
  const moment = useMemo(() => findMoment(told), [told])
  const seek = useCallback((to: number) => send({ kind: 'seek', step: to }), [send])
  const isPredicting = mode === 'predict'

  // Whoever followed a link to this demo wants to see it, and to go on from there; who comes back is where they were.
  const { key } = useLocation()
  const [isLinked] = useState(() => linked !== undefined && !isReturn(key))
  useEffect(() => {
    if (!isLinked) return
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' })
      section.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLinked])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const meant = findKeyEvent(event)
    if (!meant) return
    event.preventDefault()
    send(meant)
  }

  if (!moment) return null
  return (
    <section
      ref={section}
      className="demo"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-speed={speed}
      onKeyDown={onKeyDown}
      onPointerDownCapture={link.claim}
      onKeyDownCapture={link.claim}
    >
      <DemoHead
        id={headingId}
        subtitle={run.subtitle}
        mode={mode}
        onMode={chooseMode}
        speed={speed}
        send={send}
      />
      {mode === 'input' && <OwnInput demo={demo} texts={texts} {...input} />}
      <div className="demo-stage">
        <div ref={stage} className="demo-pictures">
          {width > 0 && <StepPicture steps={steps} at={at} width={width} />}
          <CaptionBox
            steps={told.steps}
            at={told.at}
            isAnnounced={!playing || speed < 2 || question !== undefined}
            isPredicting={isPredicting}
            chosen={isPredicting ? told.predictions.get(told.at) : undefined}
          />
          {isPredicting && (
            <PredictionPrompt
              steps={told.steps}
              at={told.at}
              predictions={told.predictions}
              onAnswer={predict}
              onAgain={predictAgain}
            />
          )}
          {run.plot && width > 0 && (
            <QuantityPlot
              plot={run.plot}
              steps={told.steps}
              at={told.at}
              width={width}
              hideAhead={isPredicting}
            />
          )}
        </div>
      </div>
      <div className="demo-controls">
        <Scrubber step={counted} stepCount={steps.length} onSeek={seek} />
        <div className="demo-row">
          <PlayButtons isAtStart={at === 0} isAtEnd={at === player.lastStep} playing={playing} send={send} />
          <StepCount player={{ ...player, step: counted }} />
        </div>
        <DemoFoot findLink={link.find} />
      </div>
      <DemoSide patternName={patternName} demo={demo} moment={moment} />
    </section>
  )
}

function findMoment({ steps, at, line }: { steps: readonly Step[]; at: number; line: string | undefined }) {
  const step = steps[at]
  return step && { step, previous: steps[at - 1], line: line ?? step.line }
}
