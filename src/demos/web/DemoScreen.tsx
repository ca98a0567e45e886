import { type KeyboardEvent, lazy, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Demo } from '#algorithms/demo.ts'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { isBack } from '#platform/web/is-return.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { DemoView } from '../demo-address.ts'
import type { DemoCode } from '../load-demo.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { DemoFooter } from './controls/DemoFooter.tsx'
import { ModeChoice } from './controls/ModeChoice.tsx'
import { OwnInput } from './controls/OwnInput.tsx'
import { PlayButtons, Scrubber, StepCount } from './controls/PlayControls.tsx'
import { PredictionBox } from './controls/Predictions.tsx'
import { DemoFold } from './DemoFold.tsx'
import { DemoSide } from './DemoSide.tsx'
import { QuantityPlot } from './drawings/plot/QuantityPlot.tsx'
import { StepPicture } from './drawings/StepPicture.tsx'
import { Legend } from './drawings/shared/Legend.tsx'
import { readLocation, useDemoLink } from './use-demo-link.ts'
import { findDigit, findKeyEvent } from './use-player.ts'
import { useSession } from './use-session.ts'

/** Each in a chunk of its own: most learners watch first. */
const DriveScreen = lazy(async () => ({ default: (await import('./drive/DriveScreen.tsx')).DriveScreen }))
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
  const session = useSession(demo, linked ?? { ...opening, speed: 1, texts: {} })
  const { run, mode, player, send, input, predictions, question, predict, predictAgain } = session
  const { steps, texts } = run
  const { step: at, speed, playing } = player
  // There the learner acts, on an input of its own.
  const isDoing = mode === 'drive' || mode === 'slip'
  const shown = isDoing ? { step: 0, texts: {} } : { step: at, texts }
  const link = useDemoLink(patternName, hash, { mode, speed, ...shown }, playing)
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
    if (isDoing) return
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
  const extras = (
    <>
      <DemoFooter speed={speed} isPredicting={isPredicting} send={send} findLink={link.find} />
      <Legend legend={demo.legend} />
    </>
  )
  return (
    <section
      ref={section}
      className="demo"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-speed={isDoing ? 2 : speed}
      onKeyDown={onKeyDown}
      onPointerDownCapture={link.claim}
      onKeyDownCapture={link.claim}
    >
      <DemoHead id={headingId} subtitle={mode === 'slip' ? slipSubtitle : run.subtitle}>
        <ModeChoice patternName={patternName} selected={mode} onSelect={session.chooseMode} />
      </DemoHead>
      {mode === 'input' && <OwnInput demo={demo} texts={texts} onShow={showRun} {...input} />}
      {isDoing ? (
        <LoadBoundary
          className="demo-main grid min-h-160 place-items-center p-6"
          loadingText="Loading..."
          failureText="This could not be loaded."
        >
          {mode === 'slip' ? (
            <SlipScreen patternName={patternName} code={code} />
          ) : (
            <DriveScreen
              patternName={patternName}
              demo={demo}
              code={code}
              onInput={input.run}
              onWatch={session.watch}
            />
          )}
        </LoadBoundary>
      ) : (
        <>
          <div className="demo-main">
            <div ref={stage} className="demo-stage" tabIndex={-1}>
              <StepPicture steps={steps} at={at} />
              {!isWide && explanation}
            </div>
            <div className="demo-controls">
              <Scrubber
                step={at}
                stepCount={steps.length}
                onSeek={(to) => send({ kind: 'seek', step: to })}
              />
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
            </div>
            {!isPhone && plot}
            {!isPhone && (
              <DemoFold
                title="Speed, link and colors"
                // A link with a speed of its own says so.
                isOpenAtFirst={linked !== undefined && linked.speed !== 1}
              >
                {extras}
              </DemoFold>
            )}
          </div>
          <DemoSide code={code} line={question?.line ?? step.line} step={step} previous={steps[at - 1]}>
            {isWide && explanation}
            {isPhone && plot}
            {isPhone && extras}
          </DemoSide>
        </>
      )}
    </section>
  )
}

const slipSubtitle = 'One step of this run is the first wrong one'

interface DemoHeadProps {
  /** Of the heading that names the player. */
  id: string
  subtitle: string
  children: ReactNode
}

function DemoHead({ id, subtitle, children }: DemoHeadProps) {
  return (
    <header className="demo-head">
      <div id={id}>
        <h3>Visual demo</h3> <p>{subtitle}</p>
      </div>
      {children}
    </header>
  )
}
