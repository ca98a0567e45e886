import { popularQuestions } from '#content/interview-questions/popular-questions.ts'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'

interface PopularQuestionsProps {
  chosen: number | undefined
  onChoose: (number: number) => void
}

export function PopularQuestions({ chosen, onChoose }: PopularQuestionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.75 text-sm font-strong">Popular questions</legend>
      <div className="max-h-70 overflow-y-auto overscroll-contain rounded-sm border-firm border-line-strong">
        {popularQuestions.map(({ number, title, difficulty }) => (
          <label
            key={number}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 max-xs:flex-wrap border-line px-3 sm:gap-3 py-1.5 not-first:border-t hover:bg-surface-2 has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="popular-question"
              checked={number === chosen}
              onChange={() => onChoose(number)}
              className="size-6 flex-none rounded-full border-firm border-line-strong bg-surface not-forced-colors:appearance-none checked:border-[7px] checked:border-accent-text"
            />
            <span className="w-6 flex-none font-mono sm:w-8 text-xs text-muted tabular-nums">{number}</span>
            <span className="min-w-0 flex-1 text-sm leading-tight max-xs:flex-[1_0_calc(100%-4rem)]">
              {title}
            </span>
            <span className="flex-none max-xs:ml-16">
              <DifficultyBadge difficulty={difficulty} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
