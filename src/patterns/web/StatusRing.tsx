import type { PatternStatus } from '#progress/rules.ts'

interface StatusRingProps {
  status: PatternStatus
  /** Solved problems of all, from 0 to 1. */
  share: number
}

const pie = 5
const around = 2 * Math.PI * pie

/** Dashed: not started. A growing slice: in progress. Filled with a check: completed. The words stand beside it. */
export function StatusRing({ status, share }: StatusRingProps) {
  return (
    <svg viewBox="0 0 30 30" width="30" height="30" className="flex-none fill-none" aria-hidden="true">
      {status === 'Not Started' && (
        <circle
          cx="15"
          cy="15"
          r="14"
          strokeWidth="2"
          strokeDasharray="5.5 3.3"
          className="stroke-line-strong"
        />
      )}
      {status === 'In Progress' && (
        <>
          <circle cx="15" cy="15" r="14" strokeWidth="2" className="stroke-hue" />
          <circle
            cx="15"
            cy="15"
            r={pie}
            strokeWidth={2 * pie}
            strokeDasharray={`${(around * share).toFixed(2)} ${around.toFixed(2)}`}
            transform="rotate(-90 15 15)"
            className="stroke-hue transition-[stroke-dasharray] duration-(--dur-slow) ease-step"
          />
        </>
      )}
      {status === 'Completed' && (
        <>
          <circle cx="15" cy="15" r="14" strokeWidth="2" className="fill-hue stroke-hue" />
          <path
            d="m9.5 15.5 3.8 3.8 7.2-8"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-inverse"
          />
        </>
      )}
    </svg>
  )
}
