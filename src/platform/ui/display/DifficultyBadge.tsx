import { Badge } from './Badge.tsx'

type Difficulty = 'Easy' | 'Medium' | 'Hard'

interface DifficultyBadgeProps {
  difficulty: Difficulty
  /** Easy is blue on lesson pages, green on company pages (spec). */
  easyHue?: 'info' | 'success'
  /** On phones its peaks stand for the word, which screen readers still read. */
  isShortOnPhones?: boolean
}

/** One, two or three peaks next to the word, so that color is never the only cue. */
export function DifficultyBadge({
  difficulty,
  easyHue = 'info',
  isShortOnPhones = false,
}: DifficultyBadgeProps) {
  const tone = difficulty === 'Easy' ? easyHue : harderTones[difficulty]
  return (
    <Badge tone={tone}>
      <DifficultyPeaks difficulty={difficulty} />
      <span className={isShortOnPhones ? 'max-md:sr-only' : undefined}>{difficulty}</span>
    </Badge>
  )
}

export function DifficultyPeaks({ difficulty }: { difficulty: Difficulty }) {
  const peaks = peakCounts[difficulty]
  return (
    <svg viewBox="0 0 22 12" className="h-3! w-[22px]! flex-none" aria-hidden="true">
      {outlines.map((outline, index) => (
        <path
          key={outline}
          d={outline}
          fill={index < peaks ? 'currentColor' : 'none'}
          strokeOpacity={index < peaks ? 1 : 0.4}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

const harderTones = { Medium: 'warning', Hard: 'danger' } as const
const peakCounts = { Easy: 1, Medium: 2, Hard: 3 }

const outlines = ['M1 11l3.2-6 3.2 6z', 'M8 11l3.2-8 3.2 8z', 'M15 11l3.2-10 3.2 10z']
