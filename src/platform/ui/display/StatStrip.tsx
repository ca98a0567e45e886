import type { ReactNode } from 'react'

interface Stat {
  label: string
  value: ReactNode
  unit?: string
}

interface StatStripProps {
  stats: readonly Stat[]
  className?: string
}

/** Figures in a row with hairlines between them. Two per row on phones. */
export function StatStrip({ stats, className = '' }: StatStripProps) {
  return (
    <dl
      className={`grid grid-cols-2 border-y border-line ${stats.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4'} ${className}`}
    >
      {stats.map(({ label, value, unit }) => (
        <div
          key={label}
          className="border-line px-4 py-3.5 max-md:odd:last:col-span-2 max-md:odd:pl-0 max-md:even:border-l max-md:nth-[n+3]:border-t md:px-6 md:py-4 md:first:pl-0 md:not-first:border-l"
        >
          <dt className="text-sm leading-[1.3] text-muted">{label}</dt>
          <dd
            className={`font-display text-[1.75rem] leading-[1.1] font-[750] tracking-[-0.02em] tabular-nums md:text-[2.25rem] ${unit ? 'flex flex-wrap items-baseline gap-x-1.5' : ''}`}
          >
            {value}
            {unit && (
              <small className="font-sans text-sm leading-tight font-medium tracking-normal text-muted">
                {unit}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
