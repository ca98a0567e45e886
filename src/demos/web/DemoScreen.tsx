import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Demo } from '#algorithms/demo.ts'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { isBack } from '#platform/web/is-return.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { type DemoView, type Mode, modes } from '../demo-address.ts'
import { type DemoCode, hasSlips } from '../load-demo.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { DemoFooter } from './controls/DemoFooter.tsx'
import { OwnInput } from './controls/OwnInput.tsx'
import { PlayButtons, Scrubber, StepCount } from './controls/PlayControls.tsx'
import { PredictionBox } from './controls/Predictions.tsx'
import { DemoSide, Legend } from './DemoSide.tsx'
import { QuantityPlot } from './drawings/plot/QuantityPlot.tsx'
import { StepPicture } from './drawings/StepPicture.tsx'
import { readLocation, useDemoLink } from './use-demo-link.ts'
import { findDigit, findKeyEvent } from './use-player.ts'
import { useSession } from './use-session.ts'

/** Few learners open it at first. */
const SlipScreen = lazy(async () => ({ default: (await import('./slip/SlipScreen.tsx')).SlipScreen }))

interface DemoScreenProps {
  patternName: string
  demo: Demo
  code: DemoCode
  /** Makes a link open the card that contains this player. */
  hash: string
  /** Unless a link opens the demo. */
  opening?: Pick<DemoView, 'mode' | 'step'> | undefined
}

/** Picture, caption or decision, and controls fit into one screen; the rest is beside or below. */
export function DemoScreen({
  patternName,
  demo,
  code,
  hash,
  opening = { mode: 'watch', step: 0 },
}: DemoScreenProps) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
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
  const isWide = useMedia('(width >= 64rem)')
  const isPhone = useMedia('(width < 40rem)')
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

  /** The options disappear with their question: the focus moves on before that. */
  function leaveOptions() {
    if (document.activeElement?.closest('.demo-caption')) nextButton.current?.focus({ preventScroll: true })
  }

  function answer(option: string) {
    leaveOptions()
    predict(at, option)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const digit = isPredicting ? findDigit(event) : undefined
    if (digit !== undefined) {
      const option = question?.options[digit - 1]
      if (option !== undefined) answer(option)
      return
    }
    const playerEvent = findKeyEvent(event)
    if (!playerEvent) return
    event.preventDefault()
    leaveOptions()
    send(playerEvent)
  }

  /** After the next render, which may change the height of the form above. */
  function showRun() {
    requestAnimationFrame(() => {
      stage.current?.scrollIntoView({ block: 'start' })
      stage.current?.focus({ preventScroll: true })
    })
  }

  if (!step) return null
  const modeChoice = { patternName, mode, onMode: chooseMode }
  if (mode === 'slip')
    return (
      <section ref={section} className="demo" aria-labelledby={headingId} tabIndex={-1}>
        <DemoHead id={headingId} subtitle="One step of this run is the first wrong one" {...modeChoice} />
        <Suspense fallback={<Spinner text="Loading..." />}>
          <SlipScreen patternName={patternName} code={code} />
        </Suspense>
      </section>
    )
  const isAnnounced = !playing || speed < 2 || question !== undefined
  const explanation = isPredicting ? (
    <PredictionBox
      steps={steps}
      at={at}
      predictions={predictions}
      isAnnounced={isAnnounced}
      onAnswer={answer}
      onAgain={() => {
        leaveOptions()
        predictAgain()
      }}
    />
  ) : (
    <CaptionBox steps={steps} at={at} isAnnounced={isAnnounced} />
  )
  const plot = run.plot && <QuantityPlot plot={run.plot} steps={steps} at={at} hideAhead={isPredicting} />
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
      <DemoHead id={headingId} subtitle={run.subtitle} {...modeChoice} />
      {mode === 'input' && <OwnInput demo={demo} texts={texts} onShow={showRun} {...input} />}
      <div className="demo-main">
        <div ref={stage} className="demo-stage" tabIndex={-1}>
          <StepPicture steps={steps} at={at} />
          {!isWide && explanation}
        </div>
        <div className="demo-controls">
          <Scrubber step={at} stepCount={steps.length} onSeek={(to) => send({ kind: 'seek', step: to })} />
          <div className="demo-row">
            <PlayButtons
              isAtStart={at === 0}
              isAtEnd={at === player.lastStep}
              playing={playing}
              send={send}
              nextButton={nextButton}
            />
            <StepCount player={player} />
          </div>
          <DemoFooter speed={speed} isPredicting={isPredicting} send={send} findLink={link.find} />
        </div>
        {!isPhone && plot}
        {isWide && <Legend legend={demo.legend} />}
      </div>
      <DemoSide
        demo={demo}
        code={code}
        line={question?.line ?? step.line}
        step={step}
        previous={steps[at - 1]}
      >
        {isWide && explanation}
        {isPhone && plot}
      </DemoSide>
    </section>
  )
}

interface DemoHeadProps {
  /** Of the heading that names the player. */
  id: string
  patternName: string
  subtitle: string
  mode: Mode
  onMode: (mode: Mode) => void
}

function DemoHead({ id, patternName, subtitle, mode, onMode }: DemoHeadProps) {
  const shown = modes.filter((each) => each.id !== 'slip' || hasSlips(patternName))
  return (
    <header className="demo-head">
      <div id={id}>
        <h3>Visual demo</h3> <p>{subtitle}</p>
      </div>
      <SegmentedControl label="Mode" options={shown} selected={mode} onSelect={onMode} />
    </header>
  )
}
