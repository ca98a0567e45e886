import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { v7 as newId } from 'uuid'
import { useLearning } from '#learning/web/use-learning.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Answer, Item, PatternStanding, Round, SpotItem, Standing } from '../../contract.ts'
import { SharePrompt } from '../shared/SharePrompt.tsx'
import { DoingLine, DoingStep } from './doing/DoingStep.tsx'
import { doingCells, resultIn } from './doing/doing-state.ts'
import { NextThing } from './end/NextThing.tsx'
import { RoundEnd } from './end/RoundEnd.tsx'
import { useRememberStart } from './end/round-start.ts'
import { ExtraMenu } from './extra/ExtraMenu.tsx'
import { AfterAnswer } from './feedback/AfterAnswer.tsx'
import { FlipFeedback } from './feedback/FlipFeedback.tsx'
import { SpotFeedback } from './feedback/SpotFeedback.tsx'
import { Flip, type GivenFlip } from './question/Flip.tsx'
import { GoOnKey } from './question/keys.tsx'
import type { Asked } from './question/open-answer.ts'
import { type GivenSpot, Spot } from './question/Spot.tsx'
import { RoundBar, roundNames } from './RoundBar.tsx'
import { cellsOf, idOf, type Step } from './round-state.ts'
import { stepsOf } from './round-steps.ts'
import { useGoOnKeys } from './use-go-on-keys.ts'

interface RoundPlayerProps {
  /** With all its answers, also those that are not saved yet. */
  readonly round: Round
  /** Ids of answers that could not be sent yet. */
  readonly waiting: ReadonlySet<string>
  readonly standing: Standing | undefined
  readonly onAnswer: (answer: Answer) => void
  /** For guests: what to do at the end when no lesson comes first. */
  readonly otherwise?: ReactNode
  /** Below everything else, at the end. */
  readonly offer?: ReactNode
}

/** Item by item: question, feedback, next; then the end. Answered items can be read again, by `?item=3`. */
export function RoundPlayer(props: RoundPlayerProps) {
  const { round, waiting, standing, onAnswer, otherwise, offer } = props
  const { doing } = round
  const steps = stepsOf(round, round.answers)
  useRememberStart(round, standing)
  const [search, setSearch] = useSearchParams()
  const [fresh, setFresh] = useState<Fresh>()
  const result = resultIn(round, useLearning().results)
  const [isDoing, setDoing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const asked = Number(search.get('item')) - 1
  const reading = steps[asked]?.answer ? asked : undefined
  const open = steps.findIndex(({ answer }) => answer === undefined)
  const feedback = reading ?? fresh?.index
  const current = feedback ?? (open >= 0 ? open : undefined)
  const step = current === undefined ? undefined : steps[current]
  const answer = feedback === undefined ? undefined : step?.answer

  const isDoingNext = open < 0 && doing !== undefined && result === undefined

  // What is on the screen now: its heading gets the focus, also for screen readers.
  const screen = `${current ?? (isDoing ? 'doing' : 'end')} ${answer ? 'feedback' : 'question'}`
  const lastScreen = useRef(screen)
  useEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  function give(index: number, answered: Item, given: GivenSpot | GivenFlip) {
    setFresh({
      index,
      before: answered.kind === 'spot' ? standingOf(standing, answered) : undefined,
      answeredBefore: standing?.answered,
      mixUp: answered.kind === 'spot' ? mixUpOf(answered, given.named, standing) : undefined,
    })
    onAnswer({
      ...given,
      id: newId(),
      roundId: round.id,
      promptId: idOf(answered),
      at: new Date().toISOString(),
    })
  }

  function goOn() {
    if (reading === undefined) {
      setFresh(undefined)
      setDoing(isDoingNext)
      return
    }
    const following = steps.findIndex((each, index) => index > reading && each.answer !== undefined)
    setSearch(following >= 0 ? { item: String(following + 1) } : {}, { replace: true })
  }

  useGoOnKeys(answer && goOn)

  const title = roundNames[round.kind]
  const isAtEnd = step === undefined && !isDoing
  const cells = [
    ...cellsOf(steps, current, waiting),
    ...(isAtEnd && isDoingNext ? [] : doingCells(round, result, step === undefined && isDoing)),
  ]
  const number = current === undefined ? (isDoing ? cells.length : undefined) : current + 1
  const nextLabel = nextLabelOf(reading, steps, open, isDoingNext)
  const next = (
    <Button look="primary" size="lg" aria-keyshortcuts="Enter" onClick={goOn}>
      <span>{nextLabel}</span>
      <GoOnKey />
    </Button>
  )

  return (
    <>
      <title>{`${title}${number ? `, ${number} of ${cells.length}` : ', done'} · Capra`}</title>
      <RoundBar title={title} cells={cells} number={number} menu={!isAtEnd && <ExtraMenu />} />
      {doing && isDoing && step === undefined ? (
        <DoingStep doing={doing} result={result} headingRef={heading} onLeave={() => setDoing(false)} />
      ) : step === undefined || current === undefined ? (
        <>
          <RoundEnd
            round={round}
            steps={steps}
            waiting={waiting}
            standing={standing}
            headingRef={heading}
            nextStep={<NextThing {...{ steps, standing, otherwise }} />}
            doing={doing && <DoingLine doing={doing} result={result} onOpen={() => setDoing(true)} />}
            isDoingLeft={isDoingNext}
          />
          {offer}
        </>
      ) : answer ? (
        <Feedback
          key={current}
          round={round}
          previous={steps[current - 1]}
          step={step}
          answer={answer}
          standing={standing}
          fresh={fresh?.index === current && reading === undefined ? fresh : undefined}
          next={next}
          headingRef={heading}
        />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className={step.item.kind === 'spot' ? 'sr-only' : flipHeading}>
            {step.item.kind === 'spot'
              ? `Prompt ${current + 1} of ${steps.length}`
              : 'One clause differs. Mark it, then name both.'}
          </h1>
          <Question
            key={idOf(step.item)}
            item={step.item}
            asked={{ roundId: round.id, itemId: idOf(step.item) }}
            onAnswer={(given) => give(current, step.item, given)}
          />
        </>
      )}
    </>
  )
}

/** What is shown of an answer only right after it was given. */
interface Fresh {
  readonly index: number
  readonly before: PatternStanding | undefined
  readonly answeredBefore: number | undefined
  readonly mixUp: { readonly count: number; readonly of: number } | undefined
}

function standingOf(standing: Standing | undefined, { prompt }: SpotItem): PatternStanding | undefined {
  return standing?.patterns.find(({ pattern }) => pattern === prompt.pattern)
}

function mixUpOf({ prompt: { pattern } }: SpotItem, named: Answer['named'], standing: Standing | undefined) {
  const known = standing?.confusions.find((each) => each.pattern === pattern && each.takenFor === named)
  return known && { count: known.count + 1, of: known.of + 1 }
}

const flipHeading = 'page pt-6 text-[1.4375rem] md:pt-11 md:text-heading'

interface QuestionProps {
  readonly item: Item
  readonly asked: Asked
  readonly onAnswer: (given: GivenSpot | GivenFlip) => void
}

function Question({ item, asked, onAnswer }: QuestionProps) {
  return item.kind === 'spot' ? (
    <Spot item={item} asked={asked} onAnswer={onAnswer} />
  ) : (
    <Flip item={item} asked={asked} onAnswer={onAnswer} />
  )
}

interface FeedbackProps {
  readonly round: Round
  readonly previous: Step | undefined
  readonly step: Step
  readonly answer: Answer
  readonly standing: Standing | undefined
  readonly fresh: Fresh | undefined
  readonly next: ReactNode
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

function Feedback({ round, previous, step, answer, standing, fresh, next, headingRef }: FeedbackProps) {
  const { item, comebackOf } = step
  if (item.kind === 'spot' && answer.kind === 'spot')
    return (
      <SpotFeedback
        item={item}
        answer={answer}
        mixUp={fresh?.mixUp}
        after={
          <>
            <AfterAnswer
              {...{ round, previous, item, comebackOf, standing }}
              before={fresh?.before}
              answeredBefore={fresh?.answeredBefore}
            />
            <SharePrompt prompt={item.prompt} />
          </>
        }
        next={next}
        headingRef={headingRef}
      />
    )
  if (item.kind === 'flip' && answer.kind === 'flip')
    return <FlipFeedback item={item} answer={answer} next={next} headingRef={headingRef} />
  return null
}

function nextLabelOf(
  reading: number | undefined,
  steps: readonly Step[],
  open: number,
  isDoingNext: boolean,
): string {
  if (reading === undefined) return open >= 0 ? 'Next prompt' : isDoingNext ? 'Next' : 'See how it went'
  if (steps.some((each, index) => index > reading && each.answer !== undefined)) return 'Read the next one'
  return open >= 0 ? 'Back to the round' : 'Back to the result'
}
