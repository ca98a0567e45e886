import { useState } from 'react'
import type { Demo, InputTexts, Run } from '#algorithms/demo.ts'
import type { Decision } from '#algorithms/step.ts'
import type { DemoView, Mode } from '../demo-address.ts'
import { openDemo } from '../open-demo.ts'
import { type Player, type PlayerEvent, startPlayer } from '../player.ts'
import { answer, findOpenDecision, noPredictions, type Predictions } from '../predictions.ts'
import { type TypedInput, useOwnInput } from './controls/OwnInput.tsx'
import { usePlayer } from './use-player.ts'

/** Long enough to read whether the prediction was right, before a playing demo goes on. */
const verdictDelayMs = 2500

interface Session {
  readonly run: Run
  readonly mode: Mode
  readonly player: Player
  send(event: PlayerEvent): void
  chooseMode(mode: Mode): void
  /** Shows this input from a step on. */
  watch(texts: InputTexts, step: number): void
  readonly input: TypedInput
  readonly predictions: Predictions
  /** The prediction the learner has to make now. */
  readonly question: Decision | undefined
  predict(step: number, option: string): void
  predictAgain(): void
}

/** The state of one open demo. */
export function useSession(demo: Demo, view: DemoView | undefined): Session {
  const [opening] = useState(() => openDemo(demo, view))
  const [run, setRun] = useState(opening.run)
  const [mode, setMode] = useState(opening.mode)
  const [predictions, setPredictions] = useState(noPredictions)
  const { steps } = run
  const isPredicting = mode === 'predict'

  const findQuestion = (at: number) => {
    const step = steps[at]
    return isPredicting && step ? findOpenDecision(step, at, predictions) : undefined
  }
  const [player, send] = usePlayer(() => startPlayer(steps.length, opening.step, opening.speed), {
    isPausedAt: (at) => findQuestion(at) !== undefined,
    minDelayMs: (at) => (isPredicting && steps[at]?.decision ? verdictDelayMs : 0),
  })

  function show(next: Run) {
    setRun(next)
    setPredictions(noPredictions)
    send({ kind: 'load', stepCount: next.steps.length })
  }

  function predictAgain() {
    setPredictions(noPredictions)
    send({ kind: 'reset' })
  }

  function chooseMode(next: Mode) {
    setMode(next)
    // At the end nothing is left to predict.
    if (next === 'predict' && player.step === player.lastStep) predictAgain()
  }

  const input = useOwnInput(demo, opening, { onRun: show, play: () => send({ kind: 'play' }) })

  function watch(texts: InputTexts, step: number) {
    input.run(texts)
    setMode('watch')
    send({ kind: 'seek', step })
  }

  return {
    run,
    mode,
    player,
    send,
    chooseMode,
    watch,
    input,
    predictions,
    question: findQuestion(player.step),
    predict: (step, option) => setPredictions(answer(predictions, step, option)),
    predictAgain,
  }
}
