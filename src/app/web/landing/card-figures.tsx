import type { PeakHue } from '#platform/ui/art/peaks.ts'

/** One square per question, in the hues of their groups. */
export function QuestionsFigure() {
  return (
    <svg className="block h-auto w-full md:w-[130px]" viewBox="0 0 130 130" aria-hidden="true">
      {questionHues.map((hue, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
          key={i}
          data-hue={hue}
          className={hue ? 'fill-hue' : 'fill-muted'}
          x={(i % 5) * 27}
          y={Math.floor(i / 5) * 27}
          width="22"
          height="22"
          rx="3"
        />
      ))}
    </svg>
  )
}

/** The nine groups of the 25 questions, largest first; recursion has no category of its own. */
const questionGroups: readonly (readonly [PeakHue | undefined, number])[] = [
  ['graphs', 5],
  ['arrays', 5],
  ['stack', 3],
  ['trees', 3],
  ['dp', 2],
  ['bsearch', 2],
  ['strings', 2],
  ['lists', 2],
  [undefined, 1],
]
const questionHues = questionGroups.flatMap(([hue, count]) => Array.from({ length: count }, () => hue))

/** How often companies ask: one stands out. */
export function CompanyFigure() {
  return (
    <svg className="block h-auto w-full md:w-[190px]" viewBox="0 0 190 104" aria-hidden="true">
      {[175, 148, 116, 103, 72, 55].map((width, i) => (
        <rect
          key={width}
          className={i === 0 ? 'fill-accent-mark' : 'fill-track forced-colors:stroke-line'}
          y={i * 18}
          width={width}
          height="11"
          rx="2"
        />
      ))}
    </svg>
  )
}

export function TutorFigure() {
  return (
    <div className="grid gap-2 text-xs">
      <p className="max-w-[16.9em] justify-self-end rounded-md rounded-br-xs bg-surface-3 px-3 py-2">
        Why does the left pointer never move back?
      </p>
      <p className="max-w-[20.7em] text-ink-2">
        Because every smaller sum it could make was already ruled out.
      </p>
    </div>
  )
}

/** A scorecard: criteria from one to five. */
export function ScoreFigure() {
  return (
    <svg className="block h-auto w-full md:w-[165px]" viewBox="0 0 165 98" aria-hidden="true">
      {[5, 4, 3, 4, 5].map((score, criterion) =>
        [0, 1, 2, 3, 4].map((cell) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is known by its row
            key={`${criterion}-${cell}`}
            className={cell < score ? 'fill-accent-mark' : 'fill-track'}
            x={cell * 34}
            y={criterion * 21}
            width="29"
            height="14"
            rx="2"
          />
        )),
      )}
    </svg>
  )
}

/** A tree halfway through a breadth-first walk. */
export function NotesFigure() {
  return (
    <svg className="block h-auto w-full md:w-[150px]" viewBox="0 0 150 104" aria-hidden="true">
      <path
        className="fill-none stroke-viz-default-stroke stroke-2"
        d="M75 16 39 52M75 16l36 36M39 52 20 88M39 52l19 36M111 52l19 36"
      />
      {treeNodes.map(([x, y, look]) => (
        <circle key={x} className={look} cx={x} cy={y} r="12" />
      ))}
    </svg>
  )
}

const settled = 'fill-viz-settled stroke-viz-settled-stroke stroke-2'
const untouched = 'fill-viz-default stroke-viz-default-stroke stroke-[1.75]'
const treeNodes = [
  [75, 16, settled],
  [39, 52, settled],
  [111, 52, 'fill-viz-active stroke-viz-active-stroke stroke-[2.5]'],
  [20, 88, untouched],
  [58, 88, untouched],
  [130, 88, 'fill-viz-frontier stroke-viz-frontier-stroke stroke-2 [stroke-dasharray:5_4]'],
] as const
