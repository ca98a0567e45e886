import { Check, LockKeyhole } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { rememberDestination } from '#accounts/web/intended-destination.ts'
import { type InterviewQuestion, interviewGroups } from '#content/interview-questions/interview-questions.ts'
import { Tooltip } from '#platform/ui/controls/Tooltip.tsx'
import { useProblemDrawer } from '#progress/web/problem/problem-drawer.ts'
import { useSolvedState } from '#progress/web/tick/progress-source.ts'
import { drawerProblem, hueOfGroup, isOpenToGuests, questionsOfGroup } from './interview-groups.ts'
import styles from './QuestionGrid.module.css'

const columns = 5
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}
/** As in the list below. */
const questions = interviewGroups.flatMap(questionsOfGroup)

/** A cell for each question, lit when it is solved. One tab stop, with the arrow keys inside. */
export function QuestionGrid({ isGuest }: { isGuest: boolean }) {
  const { solved } = useSolvedState()
  const drawer = useProblemDrawer()
  const [entry, setEntry] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
    const cell = cells[entry + (steps[event.key] ?? Number.NaN)]
    if (!cell) return
    event.preventDefault()
    cell.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div role="group" aria-label="The 25 questions" className={styles.grid} onKeyDown={onKeyDown}>
      {questions.map((question, index) => {
        const isSolved = solved.has(question.number)
        return (
          <Cell
            key={question.id}
            question={question}
            isSolved={isSolved}
            isLocked={isGuest && !isOpenToGuests(question.category)}
            tabIndex={index === entry ? 0 : -1}
            onFocus={() => setEntry(index)}
            onOpen={() => drawer.open(drawerProblem(question))}
          />
        )
      })}
    </div>
  )
}

interface CellProps {
  question: InterviewQuestion
  isSolved: boolean
  isLocked: boolean
  tabIndex: number
  onFocus: () => void
  onOpen: () => void
}

function Cell({ question: { number, title, category }, isSolved, isLocked, onOpen, ...focus }: CellProps) {
  const name = `${number}. ${title}`
  const hue = hueOfGroup[category]
  if (isLocked)
    return (
      <Tooltip text={`${name}, sign in to unlock`}>
        <Link
          to="/auth"
          {...focus}
          data-locked
          aria-label={`${name}, sign in to unlock`}
          onClick={() => rememberDestination('/interview-questions')}
          className={styles.cell}
        >
          <LockKeyhole className="icon" aria-hidden="true" />
        </Link>
      </Tooltip>
    )
  return (
    <Tooltip text={name}>
      <button
        type="button"
        {...focus}
        data-hue={hue}
        data-solved={isSolved || undefined}
        aria-haspopup="dialog"
        aria-label={`${name}, ${isSolved ? 'solved' : 'not solved'}`}
        onClick={onOpen}
        className={styles.cell}
      >
        {isSolved ? <Check className="icon stroke-[3]" aria-hidden="true" /> : number}
      </button>
    </Tooltip>
  )
}
