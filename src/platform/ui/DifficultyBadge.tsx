import { Badge } from './Badge.tsx'

interface DifficultyBadgeProps {
  difficulty: 'Easy' | 'Medium' | 'Hard'
  /** Easy is blue on lesson pages, green on company pages (spec). */
  easyHue?: 'info' | 'success'
}

/** One, two or three peaks beside the word, so that colour is never the only cue. */
export function DifficultyBadge({ difficulty, easyHue = 'info' }: DifficultyBadgeProps) {
  const { peaks, tone } = difficulty === 'Easy' ? { peaks: 1, tone: easyHue } : harder[difficulty]
  return (
    <Badge tone={tone}>
      <svg viewBox="0 0 22 12" className="h-3! w-[22px]! flex-none" aria-hidden="true">
        {outlines.map((outline, index) => (
          <path
            key={outline}
            d={outline}
            fill={index < peaks ? 'currentColor' : 'none'}
            opacity={index < peaks ? 1 : 0.4}
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      {difficulty}
    </Badge>
  )
}

const harder = { Medium: { peaks: 2, tone: 'warning' }, Hard: { peaks: 3, tone: 'danger' } } as const

const outlines = ['M1 11l3.2-6 3.2 6z', 'M8 11l3.2-8 3.2 8z', 'M15 11l3.2-10 3.2 10z']
