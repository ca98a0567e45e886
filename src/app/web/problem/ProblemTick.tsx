import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { isSolved } from '#progress/rules.ts'
import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProgressMap, useToggleProblem } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'
import { useInterviewSolved } from '#questions/web/interview/use-interview-solved.ts'
import type { MarkIndex } from '#questions/web/marks/marks-query.ts'
import { useSetSolved } from '#questions/web/marks/use-mark-mutations.ts'

interface ProblemTickProps {
  number: number
  title: string
  /** Where the problem is in the open lessons: the pattern, and its index there. */
  lessons: readonly { readonly patternId: number; readonly index: number }[]
  isCompanyQuestion: boolean
  isMember: boolean
  marks: MarkIndex | undefined
}

/** Ticks the problem in every list that has it. */
export function ProblemTick({
  number,
  title,
  lessons,
  isCompanyQuestion,
  isMember,
  marks,
}: ProblemTickProps) {
  const map = useProgressMap()
  const toggleInLesson = useToggleProblem()
  const setCompanySolved = useSetSolved(number)
  const interviewId = interviewQuestions.find((each) => each.number === number)?.id
  const interview = useInterviewSolved({ enabled: isMember && interviewId !== undefined })
  const isInterviewSolved = interviewId !== undefined && interview.solved.has(interviewId)
  const isLessonSolved = ({ patternId, index }: (typeof lessons)[number]) =>
    isSolved(map.get(patternId)?.mask ?? 0, index)
  const solved = lessons.some(isLessonSolved) || marks?.solved.has(number) === true || isInterviewSolved
  const isWaiting = lessons.some(({ patternId, index }) => isSolved(map.get(patternId)?.waiting ?? 0, index))

  function toggle() {
    for (const lesson of lessons)
      if (isLessonSolved(lesson) === solved) toggleInLesson(lesson.patternId, lesson.index)
    if (isMember && isCompanyQuestion) setCompanySolved(!solved)
    if (isMember && interviewId !== undefined && isInterviewSolved === solved) interview.toggle(interviewId)
  }

  return (
    <div className="-ml-2.5 flex items-center">
      <ProblemCheckbox name={title} solved={solved} disabled={isMember && !marks} onToggle={toggle} />
      <span aria-hidden="true" className="text-sm font-[650]">
        {solved ? 'Solved' : 'Not solved yet'}
      </span>
      {isWaiting && (
        <span className="ml-3">
          <WaitingMark />
        </span>
      )}
    </div>
  )
}
