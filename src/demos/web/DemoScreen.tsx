import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { Demo, Run } from '../demo.ts'
import { answer, findOpenDecision, noPredictions } from '../predictions.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { DemoExtras } from './DemoExtras.tsx'
import { DemoSide } from './DemoSide.tsx'
import { QuantityPlot } from './drawings/QuantityPlot.tsx'
import { PlayButtons, SpeedSegment, StepCount } from './PlayControls.tsx'
import { PredictionPrompt } from './PredictionPrompt.tsx'
import { findKeyEvent } from './player-keys.ts'
import { Scrubber } from './Scrubber.tsx'
import { StepPicture } from './StepPicture.tsx'
import { usePlayer } from './use-player.ts'
import { useWidth } from './use-width.ts'

interface DemoScreenProps {
  patternName: string
  demo: Demo
}

/** Long enough to read whether the prediction was right, before a playing demo goes on. */
const verdictDelayMs = 2500

export function DemoScreen({ patternName, demo }: DemoScreenProps) {
  const headingId = useId()
  const [stage, width] = useWidth<HTMLDivElement>()
  const [run, setRun] = useState(() => firstRun(demo))
  const [isPredicting, setPredicting] = useState(false)
  const [predictions, setPredictions] = useState(noPredictions)
  const { steps } = run

  const findQuestion = (at: number) => {
    const step = steps[at]
    return isPredicting && step ? findOpenDecision(step, at, predictions) : undefined
  }
  const [player, send] = usePlayer(steps.length, {
    isHeld: (at) => findQuestion(at) !== undefined,
    leastDelayMs: (at) => (isPredicting && steps[at]?.decision ? verdictDelayMs : 0),
  })
  const at = player.step
  // Things move first; what is said about them follows in the next frames, so that none has too much to do.
  const told = useDeferredValue(useMemo(() => ({ steps, at }), [steps, at]))
  const question = findQuestion(at)
  const moment = useMemo(() => findMoment(told, question?.line), [told, question?.line])
  const seek = useCallback((to: number) => send({ kind: 'seek', step: to }), [send])

  const show = useCallback(
    (next: Run) => {
      setRun(next)
      setPredictions(noPredictions)
      send({ kind: 'load', stepCount: next.steps.length })
    },
    [send],
  )

  const predict = useCallback((isOn: boolean) => {
    setPredicting(isOn)
    setPredictions(noPredictions)
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const meant = findKeyEvent(event)
    if (!meant) return
    event.preventDefault()
    send(meant)
  }

  if (!moment) return null
  return (
    <section
      className="demo"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-speed={player.speed}
      onKeyDown={onKeyDown}
    >
      <header className="demo-head">
        <div id={headingId}>
          <h3>Visual demo</h3>
          <p>{run.subtitle}</p>
        </div>
        <SpeedSegment speed={player.speed} send={send} />
      </header>
      <div className="demo-stage">
        <div ref={stage} className="demo-pictures">
          {width > 0 && <StepPicture steps={steps} at={at} width={width} />}
          <CaptionBox
            steps={told.steps}
            at={told.at}
            isAnnounced={!player.playing || player.speed < 2 || question !== undefined}
            isPredicting={isPredicting}
            chosen={predictions.get(told.at)}
          />
          {isPredicting && (
            <PredictionPrompt
              steps={steps}
              at={at}
              predictions={predictions}
              onAnswer={(option) => setPredictions(answer(predictions, at, option))}
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
        <Scrubber step={at} stepCount={steps.length} onSeek={seek} />
        <div className="demo-row">
          <PlayButtons
            isAtStart={at === 0}
            isAtEnd={at === player.lastStep}
            playing={player.playing}
            send={send}
          />
          <StepCount player={player} />
        </div>
        <DemoExtras
          demo={demo}
          texts={run.texts}
          onRun={show}
          isPredicting={isPredicting}
          onPredict={predict}
        />
      </div>
      <DemoSide patternName={patternName} demo={demo} moment={moment} />
    </section>
  )
}

function findMoment(told: { steps: readonly Step[]; at: number }, line: string | undefined) {
  const step = told.steps[told.at]
  return step && { step, previous: told.steps[told.at - 1], line: line ?? step.line }
}

function firstRun(demo: Demo): Run {
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind === 'refused') throw new Error('The first preset of a demo must run')
  return reading.run
}
