import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isBack } from '#platform/web/is-return.ts'
import type { Demo } from '../demo.ts'
import type { DemoView } from '../demo-address.ts'
import type { DemoCode } from '../demo-catalogue.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { DemoFooter } from './CopyLink.tsx'
import { DemoHead } from './DemoHead.tsx'
import { DemoSide } from './DemoSide.tsx'
import { QuantityPlot } from './drawings/plot/QuantityPlot.tsx'
import { StepPicture } from './drawings/StepPicture.tsx'
import { OwnInput } from './OwnInput.tsx'
import { PlayButtons, Scrubber, StepCount } from './PlayControls.tsx'
import { PredictionPrompt } from './Predictions.tsx'
import { readLocation, useDemoLink } from './use-demo-link.ts'
import { findKeyEvent } from './use-player.ts'
import { useSession } from './use-session.ts'

interface DemoScreenProps {
  patternName: string
  demo: Demo
  code: DemoCode
  /** Makes a link open the card that contains this player. */
  hash: string
  /** Unless a link opens the demo. */
  opening?: Pick<DemoView, 'mode' | 'step'> | undefined
}

export function DemoScreen({
  patternName,
  demo,
  code,
  hash,
  opening = { mode: 'watch', step: 0 },
}: DemoScreenProps) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [linked] = useState(() =>
    readLocation(
      patternName,
      demo.fields.map(({ name }) => name),
    ),
  )
  const { run, mode, player, send, chooseMode, input, predictions, question, predict, predictAgain } =
    useSession(demo, linked ?? { ...opening, speed: 1, texts: {} })
  const { steps, texts } = run
  const { step: at, speed, playing } = player
  const link = useDemoLink(patternName, hash, { mode, step: at, speed, texts }, playing)
  const isPredicting = mode === 'predict'
  const step = steps[at]

  // A link to this demo scrolls to it and focuses it. Going back restores the scroll position instead; after a reload
  // that fails, because the page is too short before the lesson has loaded.
  const { key } = useLocation()
  const [isLinked] = useState(() => linked !== undefined && !isBack(key))
  useEffect(() => {
    if (!isLinked) return
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' })
      section.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isLinked])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const playerEvent = findKeyEvent(event)
    if (!playerEvent) return
    event.preventDefault()
    send(playerEvent)
  }

  if (!step) return null
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
        <div className="demo-pictures">
          <StepPicture steps={steps} at={at} />
          <CaptionBox
            steps={steps}
            at={at}
            isAnnounced={!playing || speed < 2 || question !== undefined}
            isPredicting={isPredicting}
            chosen={isPredicting ? predictions.get(at) : undefined}
          />
          {isPredicting && (
            <PredictionPrompt
              steps={steps}
              at={at}
              predictions={predictions}
              onAnswer={predict}
              onAgain={predictAgain}
            />
          )}
          {run.plot && <QuantityPlot plot={run.plot} steps={steps} at={at} hideAhead={isPredicting} />}
        </div>
      </div>
      <div className="demo-controls">
        <Scrubber step={at} stepCount={steps.length} onSeek={(to) => send({ kind: 'seek', step: to })} />
        <div className="demo-row">
          <PlayButtons isAtStart={at === 0} isAtEnd={at === player.lastStep} playing={playing} send={send} />
          <StepCount player={player} />
        </div>
        <DemoFooter findLink={link.find} />
      </div>
      <DemoSide
        demo={demo}
        code={code}
        line={question?.line ?? step.line}
        step={step}
        previous={steps[at - 1]}
      />
    </section>
  )
}
