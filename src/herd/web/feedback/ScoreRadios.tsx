import { anchors } from '../../anchors.ts'
import { type Criterion, scoreWords } from '../../rating.ts'

interface ScoreRadiosProps {
  criterion: Criterion
  score: number | undefined
  onChoose: (score: number) => void
}

/** Five joined cells; those up to the score are tinted, the chosen one is filled. */
export function ScoreRadios({ criterion: { key, title, summary }, score = 0, onChoose }: ScoreRadiosProps) {
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-4">
      <legend className="float-left grid leading-[1.3]">
        <b className="font-[650]">{title}</b>
        <span className="text-xs text-muted">{summary}</span>
      </legend>
      <div className="flex flex-none">
        {scoreWords.map((word, place) => {
          const value = place + 1
          return (
            <label key={word} className={`${cell} ${dress(value, score)}`}>
              <input
                type="radio"
                name={key}
                checked={value === score}
                onChange={() => onChoose(value)}
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true">{value}</span>
              <span className="sr-only">
                {value} {word}. {anchors[key][place]}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const cell =
  'relative -ml-[1.5px] grid size-[46px] cursor-pointer place-items-center border-[1.5px] font-mono text-base leading-none has-focus-visible:z-3 has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus first:ml-0 first:rounded-l-sm last:rounded-r-sm'

export function dress(value: number, score: number): string {
  if (value === score) return 'z-2 border-accent-text bg-accent font-[750] text-on-accent'
  if (value < score) return 'z-1 border-accent-text bg-accent-soft font-semibold text-ink'
  return 'border-viz-default-stroke font-semibold text-muted hover:bg-surface-2'
}
