import { type KeyboardEvent, useCallback, useId, useState } from 'react'
import { Switch } from '#platform/ui/Switch.tsx'
import type { Demo, Run } from '../demo.ts'
import { answer, findOpenDecision, noPredictions } from '../predictions.ts'
import { CaptionBox } from './CaptionBox.tsx'
import { CodePanel } from './CodePanel.tsx'
import { QuantityPlot } from './drawings/QuantityPlot.tsx'
import { Legend } from './Legend.tsx'
import { OwnInput } from './OwnInput.tsx'
import { PlayControls, SpeedSegment } from './PlayControls.tsx'
import { PredictionPrompt } from './PredictionPrompt.tsx'
import { findKeyEvent } from './player-keys.ts'
import { SceneDrawing } from './SceneDrawing.tsx'
import { Scrubber } from './Scrubber.tsx'
import { usePlayer } from './use-player.ts'
import { useWidth } from './use-width.ts'
import { VariablesTable } from './VariablesTable.tsx'

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
  const step = steps[at]
  const question = findQuestion(at)
  const seek = useCallback((to: number) => send({ kind: 'seek', step: to }), [send])

  function show(next: Run) {
    setRun(next)
    setPredictions(noPredictions)
    send({ kind: 'load', stepCount: next.steps.length })
  }

  function predict(isOn: boolean) {
    setPredicting(isOn)
    setPredictions(noPredictions)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const meant = findKeyEvent(event)
    if (!meant) return
    event.preventDefault()
    send(meant)
  }

  if (!step) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys belong to whatever in the player has focus.
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
          {width > 0 && <SceneDrawing steps={steps} at={at} width={width} />}
          <CaptionBox
            steps={steps}
            at={at}
            isAnnounced={!player.playing || player.speed < 2 || question !== undefined}
            prediction={isPredicting ? { chosen: predictions.get(at) } : undefined}
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
            <QuantityPlot plot={run.plot} steps={steps} at={at} width={width} hideAhead={isPredicting} />
          )}
        </div>
      </div>
      <div className="demo-controls">
        <Scrubber step={at} stepCount={steps.length} onSeek={seek} />
        <div className="demo-row">
          <PlayControls player={player} send={send} />
        </div>
        <OwnInput demo={demo} texts={run.texts} onRun={show}>
          <Switch label="Predict moves" checked={isPredicting} onChange={predict} />
        </OwnInput>
      </div>
      <div className="demo-side">
        <CodePanel patternName={patternName} line={question?.line ?? step.line} />
        <VariablesTable step={step} previous={steps[at - 1]} />
        <Legend legend={demo.legend} />
      </div>
    </section>
  )
}

function firstRun(demo: Demo): Run {
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind === 'refused') throw new Error('The first preset of a demo must run')
  return reading.run
}
