import type { InterviewGroup as Group } from '#content/interview-questions.ts'
import { InterviewRow } from './InterviewRow.tsx'
import { hueOfGroup, questionsOfGroup } from './interview-groups.ts'

interface InterviewGroupProps {
  group: Group
  /** Absent where nobody is signed in: then there is nothing to tick. */
  solved?: ReadonlySet<number>
  onToggle?: (id: number) => void
}

export function InterviewGroup({ group, solved, onToggle }: InterviewGroupProps) {
  const questions = questionsOfGroup(group)
  return (
    <section aria-labelledby={headingId(group)} data-hue={hueOfGroup[group]}>
      <GroupHeading group={group} count={questions.length} />
      <ul className="border-b border-line">
        {questions.map((question) => (
          <InterviewRow
            key={question.id}
            question={question}
            {...(solved && onToggle
              ? { solved: solved.has(question.id), onToggle: () => onToggle(question.id) }
              : {})}
          />
        ))}
      </ul>
    </section>
  )
}

export function GroupHeading({ group, count }: { group: Group; count: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
      <h2 id={headingId(group)} className="text-xl">
        {group}
      </h2>
      <p className="text-sm text-muted tabular-nums">
        {count} {count === 1 ? 'question' : 'questions'}
      </p>
    </div>
  )
}

function headingId(group: Group): string {
  return `group-${group.toLowerCase().replaceAll(' ', '-')}`
}
