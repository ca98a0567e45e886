import type { ReactNode } from 'react'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { countWord } from '#platform/count-words.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { Confusion, Standing } from '../../../contract.ts'
import { clueBetween, mixUpsIn, settleRound } from '../../overview/MixUps.tsx'
import { type NextLesson, useNextLesson } from '../../use-next-lesson.ts'
import { useStartRound } from '../../use-rounds.ts'
import { resultAt, type Step } from '../round-state.ts'
import { isMostlyMissed, tomorrowText } from './end-facts.ts'
import { NextStep } from './NextStep.tsx'

interface NextThingProps {
  readonly steps: readonly Step[]
  readonly standing: Standing | undefined
  /** For guests: in place of rounds that need an account, and of being done. */
  readonly otherwise?: ReactNode
}

/** The first that holds: a lesson after a round of misses, a mix-up, a lesson that was begun, the first lesson, or nothing more today. */
export function NextThing({ steps, standing, otherwise }: NextThingProps) {
  const lesson = useNextLesson()
  const [mixUp] = otherwise ? [] : mixUpsIn(standing?.confusions ?? [])
  const lessonStep = lesson && <LessonStep lesson={lesson} isGuest={otherwise !== undefined} />
  if (lessonStep && isMostlyMissed(steps)) return lessonStep
  if (mixUp) return <SettleStep mixUp={mixUp} isSureToday={wasSureOf(mixUp, steps)} />
  if (lesson?.isBegun)
    return (
      <NextStep
        title={`Go on with ${lesson.pattern.displayName}`}
        actions={
          <>
            <ButtonLink look="primary" size="lg" to={lesson.path}>
              {lesson.action}
            </ButtonLink>
            <Done />
          </>
        }
      >
        <p>You left this lesson in the middle. It goes on where you were.</p>
      </NextStep>
    )
  if (lesson?.isFirst) return lessonStep
  if (otherwise) return otherwise
  return (
    <NextStep
      title="Done for today"
      actions={
        <ButtonLink look="primary" size="lg" to="/practice">
          Done
        </ButtonLink>
      }
    >
      <p>{`${standing ? tomorrowText(standing, Date.now()) : ''} What you missed can be read again above.`}</p>
    </NextStep>
  )
}

function Done() {
  return (
    <ButtonLink look="quiet" size="lg" to="/practice">
      Done for today
    </ButtonLink>
  )
}

interface LessonStepProps {
  readonly lesson: NextLesson
  readonly isGuest: boolean
}

function LessonStep({ lesson, isGuest }: LessonStepProps) {
  const { start, isPending, failure } = useStartRound()
  const name = lesson.pattern.displayName
  return (
    <NextStep
      title={`Learn ${name}, then meet its prompts`}
      actions={
        <>
          <ButtonLink look="primary" size="lg" to={lesson.path}>
            {lesson.isBegun ? 'Go on with the lesson' : 'Start the lesson, 12 minutes'}
          </ButtonLink>
          {isGuest ? (
            <ButtonLink look="quiet" size="lg" to={signInAddress('/practice', 'register')}>
              Create a free account
            </ButtonLink>
          ) : (
            <Button
              look="quiet"
              size="lg"
              aria-disabled={isPending}
              onClick={() => isPending || start({ kind: 'daily' })}
            >
              {isPending ? 'Preparing your round...' : 'Another round instead'}
            </Button>
          )}
        </>
      }
    >
      <p>
        {`${lesson.isBegun ? 'You left it in the middle.' : `${name} comes first in the order of study.`} Nine short steps, each with a question before the answer; its prompts come up in your next round.${isGuest ? ' Your answers are saved in this browser only. An account keeps them.' : ''}`}
      </p>
      {!lesson.isBegun && <LessonParts />}
      {failure && <Failure text={failure} />}
    </NextStep>
  )
}

/** They add up to the minutes of the lesson. */
const lessonParts = [
  { name: 'Story', text: '5 min, you guess first' },
  { name: 'Demo', text: '4 min, you say each move' },
  { name: 'Two prompts', text: '3 min' },
]

function LessonParts() {
  return (
    <ol
      aria-label="What the lesson holds"
      className="mt-3.5 flex flex-wrap gap-x-3.5 gap-y-2 md:flex-nowrap md:*:not-first:border-l md:*:not-first:border-line md:*:not-first:pl-3.5"
    >
      {lessonParts.map(({ name, text }) => (
        <li key={name} className="whitespace-nowrap">
          <b className="block text-ink">{name}</b>
          <span className="text-xs text-muted">{text}</span>
        </li>
      ))}
    </ol>
  )
}

function SettleStep({ mixUp, isSureToday }: { mixUp: Confusion; isSureToday: boolean }) {
  const { start, isPending, failure } = useStartRound()
  const { pattern, takenFor, count, of } = mixUp
  const clue = clueBetween(mixUp)
  return (
    <NextStep
      label="Next, while it is fresh"
      title={`${displayNameOf(pattern)} or ${displayNameOf(takenFor)}?`}
      actions={
        <>
          <Button
            look="primary"
            size="lg"
            aria-disabled={isPending}
            onClick={() => isPending || start(settleRound(mixUp))}
          >
            {isPending ? 'Preparing your round...' : 'Settle it, 3 minutes'}
          </Button>
          <Done />
        </>
      }
    >
      <p>
        <span>{`You took one for the other in ${countWord(count)} of the last ${countWord(of)}${isSureToday ? ', today with a sure answer' : ''}.`}</span>
        {clue && (
          <span>{` The question that parts them: ${clue.charAt(0).toLowerCase()}${clue.slice(1)}`}</span>
        )}
      </p>
      {failure && <Failure text={failure} />}
    </NextStep>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <div className="mt-4">
      <Alert>{text}</Alert>
    </div>
  )
}

function wasSureOf({ pattern, takenFor }: Confusion, steps: readonly Step[]): boolean {
  return steps.some(
    ({ item, answer }) =>
      item.kind === 'spot' &&
      item.prompt.pattern === pattern &&
      answer?.named === takenFor &&
      answer.sure === 3 &&
      resultAt({ item, answer }) === 'wrong',
  )
}
