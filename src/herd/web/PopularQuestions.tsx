import { popularQuestions } from '#content/popular-questions.ts'
import { DifficultyBadge } from '#platform/ui/DifficultyBadge.tsx'

interface PopularQuestionsProps {
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** A ledger of radios. */
export function PopularQuestions({ chosen, onChoose }: PopularQuestionsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[7px] text-sm font-[650]">Popular questions</legend>
      <div className="max-h-[17.5rem] overflow-y-auto overscroll-contain rounded-sm border-[1.5px] border-line-strong">
        {popularQuestions.map(({ number, title, difficulty }) => (
          <label
            key={number}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 border-line px-3 sm:gap-3 py-1.5 not-first:border-t hover:bg-surface-2 has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="popular-question"
              checked={number === chosen}
              onChange={() => onChoose(number)}
              className="size-6 flex-none accent-(--accent-text)"
            />
            <span className="w-6 flex-none font-mono sm:w-8 text-xs text-muted tabular-nums">{number}</span>
            <span className="min-w-0 flex-1 text-sm leading-tight">{title}</span>
            <DifficultyBadge difficulty={difficulty} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
