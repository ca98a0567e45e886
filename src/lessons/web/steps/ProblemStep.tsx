import type { Picture } from '#curriculum/walkthroughs/walkthrough.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
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
      foot={footOf(props, tryId)}
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
      </Stage>
    </StepPage>
  )
}

/** Here numbers are heights, prices and times, not yet the cells of an algorithm. */
function withBars(picture: Picture): Picture {
  const { scene } = picture
  if (scene.kind !== 'array' || !scene.cells.every(({ value }) => typeof value === 'number')) return picture
  return { ...picture, scene: { ...scene, hasBars: true } }
}
