import { useCallback, useState } from 'react'
import type { Decision } from '#algorithms/step.ts'
import type { Demo, Run } from '../demo.ts'
import type { DemoView, Mode } from '../demo-address.ts'
import { openDemo } from '../open-demo.ts'
import { type Player, type PlayerEvent, startPlayer } from '../player.ts'
import { answer, findOpenDecision, noPredictions, type Predictions } from '../predictions.ts'
import { type TypedInput, useOwnInput } from './OwnInput.tsx'
import { usePlayer } from './use-player.ts'

/** Long enough to read whether the prediction was right, before a playing demo goes on. */
const verdictDelayMs = 2500

interface Session {
  readonly run: Run
  readonly mode: Mode
  readonly player: Player
  send(event: PlayerEvent): void
  chooseMode(mode: Mode): void
  readonly input: TypedInput
  readonly predictions: Predictions
  /** What the reader is asked now. */
  readonly question: Decision | undefined
  /** Answers what was asked at a step. */
  predict(step: number, option: string): void
  predictAgain(): void
}

/** Everything that a reader does with one open demo. */
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
    isHeld: (at) => findQuestion(at) !== undefined,
    leastDelayMs: (at) => (isPredicting && steps[at]?.decision ? verdictDelayMs : 0),
  })
  const at = player.step

  const show = useCallback(
    (next: Run) => {
      setRun(next)
      setPredictions(noPredictions)
      send({ kind: 'load', stepCount: next.steps.length })
    },
    [send],
  )

  const predictAgain = useCallback(() => {
    setPredictions(noPredictions)
    send({ kind: 'reset' })
  }, [send])

  const isAtEnd = at === player.lastStep
  const chooseMode = useCallback(
    (next: Mode) => {
      setMode(next)
      // Nothing is left to be asked at the end.
      if (next === 'predict' && isAtEnd) predictAgain()
    },
    [isAtEnd, predictAgain],
  )

  return {
    run,
    mode,
    player,
    send,
    chooseMode,
    input: useOwnInput(demo, opening, show),
    predictions,
    question: findQuestion(at),
    predict: (step, option) => setPredictions(answer(predictions, step, option)),
    predictAgain,
  }
}
