import { interviewGroups } from '#content/interview-questions.ts'
import { hueOfGroup, questionsOfGroup } from './interview-groups.ts'

const hues = interviewGroups.flatMap((group) => questionsOfGroup(group).map(() => hueOfGroup[group]))

/** One square for each question, in the hue of its group. */
export function EssentialsFigure({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 130 130" aria-hidden="true">
      {hues.map((hue, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          key={place}
          data-hue={hue}
          className="fill-hue"
          x={(place % 5) * 27}
          y={Math.floor(place / 5) * 27}
          width="22"
          height="22"
          rx="3"
        />
      ))}
    </svg>
  )
}
