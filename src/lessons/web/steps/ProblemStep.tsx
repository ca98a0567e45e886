import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnChoice, Picture } from '#curriculum/walkthroughs/walkthrough.ts'
import { PressablePicture } from '#demos/web/drawings/press/PressablePicture.tsx'
import type { Press } from '#demos/web/drawings/press/press.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { firstPressOf } from '../first-press.ts'
import { LessonPicture, Stage } from '../LessonPicture.tsx'
import { tryId } from '../lesson-answers.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { StepPage } from '../StepPage.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 1. No try is wrong: each is run on the input. */
export function ProblemStep(props: ScreenProps) {
  const { lesson, answers, onAnswer } = props
  const { title, problem, firstTry } = lesson.walkthrough
  const { tries, leavesOpen, picture } = firstTry
  const chosen = answers[tryId]
  const { ownChoice } = firstTry
  const pictures = (chosen === undefined ? undefined : tries[chosen]?.pictures) ?? [picture]
  return (
    <StepPage
      title={title}
      lead={
        <p className="mt-3.5 max-w-prose-wide text-[1.1875rem]/[1.55] text-pretty">
          <MarkedText text={problem} />
        </p>
      }
      isLeadRead={chosen !== undefined}
      foot={footOf(props, tryId, { count: tries.length })}
      aside={
        <QuestionPanel
          ask="What would you try first?"
          note={
            chosen === undefined
              ? 'Nothing here is wrong. What you choose is tried on these values.'
              : undefined
          }
          options={tries.map(({ text, says }) => ({ text, says: <MarkedText text={says} /> }))}
          chosen={chosen}
          onChoose={(option) => onAnswer(tryId, option)}
        >
          <p>
            <MarkedText text={leavesOpen} />
          </p>
        </QuestionPanel>
      }
    >
      <Stage>
        {ownChoice && chosen === undefined ? (
          <OwnTry picture={withBars(picture)} ownChoice={ownChoice} />
        ) : (
          <div
            className={
              pictures.length > 1
                ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-8 max-md:gap-4'
                : undefined
            }
          >
            {pictures.map((each, index) => (
              <LessonPicture key={each.title ?? index} pictures={[withBars(each)]} />
            ))}
          </div>
        )}
      </Stage>
    </StepPage>
  )
}

const cells: Press['kinds'] = [{ kind: 'cell' }]

/** A choice of the learner's own, added up. Nothing of it is kept. */
function OwnTry({ picture, ownChoice }: { picture: Picture; ownChoice: OwnChoice }) {
  const textId = useId()
  const { state } = useLocation()
  const [chosen, setChosen] = useState(() => firstPressOf(state))
  const [refused, setRefused] = useState<number>()
  const { scene } = picture
  if (scene.kind !== 'array') return <LessonPicture pictures={[picture]} />
  const onPress: Press['onPress'] = (position) => {
    if (position.kind !== 'cell') return
    const { index } = position
    const isChosen = chosen.includes(index)
    const isRefused = !isChosen && ownChoice.refuses(index, chosen) !== undefined
    setRefused(isRefused ? index : undefined)
    if (isChosen) setChosen(chosen.filter((each) => each !== index))
    else if (!isRefused) setChosen([...chosen, index].toSorted((a, b) => a - b))
  }
  const values = chosen.map((index) => Number(scene.cells[index]?.value))
  const sum = values.reduce((total, value) => total + value, 0)
  const shown = {
    ...scene,
    cells: scene.cells.map((cell, index) =>
      chosen.includes(index) ? { ...cell, role: 'active' as const } : cell,
    ),
  }
  const total = values.length > 1 ? `${values.join(' + ')} = ${sum}` : `${sum} so far`
  const text =
    refused === undefined
      ? values.length > 0
        ? total
        : ownChoice.invitation
      : ownChoice.refuses(refused, chosen)
  return (
    <div className="grid min-w-0 gap-3">
      <PressablePicture
        steps={[{ scene: shown }]}
        at={0}
        describedBy={textId}
        press={{
          kinds: cells,
          onPress,
          refused: refused === undefined ? undefined : { kind: 'cell', index: refused },
        }}
      />
      <p id={textId} role="status" className="border-t border-line pt-3 text-sm text-ink-2 tabular-nums">
        {text}
      </p>
    </div>
  )
}

/** Here numbers are heights, prices and times, not yet the cells of an algorithm. */
function withBars(picture: Picture): Picture {
  const { scene } = picture
  if (scene.kind !== 'array' || !scene.cells.every(({ value }) => typeof value === 'number')) return picture
  return { ...picture, scene: { ...scene, hasBars: 'tall' } }
}
