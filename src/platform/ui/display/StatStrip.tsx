import type { ReactNode } from 'react'

interface Stat {
  label: string
  value: ReactNode
  unit?: string
}

interface StatStripProps {
  stats: readonly Stat[]
  /** Lower, and in one row on phones too. Only for up to four short figures. */
  isCompact?: boolean
  className?: string
}

/** Figures in a row with hairlines between them. Two per row on phones. */
export function StatStrip({ stats, isCompact = false, className = '' }: StatStripProps) {
  const look = isCompact ? compact : usual
  return (
    <dl
      className={`grid border-y border-line ${look.columns} ${stats.length === 3 ? look.three : look.four} ${className}`}
    >
      {stats.map(({ label, value, unit }) => (
        <div key={label} className={`border-line md:px-6 md:first:pl-0 md:not-first:border-l ${look.cell}`}>
          <dt className={`leading-[1.3] text-muted ${look.label}`}>{label}</dt>
          <dd
            className={`font-display leading-[1.1] font-heavy tracking-[-0.02em] tabular-nums ${look.value} ${unit ? 'flex flex-wrap items-baseline gap-x-1.5' : ''}`}
          >
            <span>{value}</span>
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

const usual = {
  columns: 'grid-cols-2',
  three: 'md:grid-cols-3',
  four: 'md:grid-cols-4',
  cell: 'px-4 py-3.5 max-md:odd:last:col-span-2 max-md:odd:pl-0 max-md:even:border-l max-md:nth-[n+3]:border-t md:py-4',
  label: 'text-sm',
  value: 'text-heading md:text-[2.25rem]',
}
const compact = {
  columns: '',
  three: 'grid-cols-[repeat(3,auto)] md:grid-cols-3',
  four: 'grid-cols-[repeat(4,auto)] md:grid-cols-4',
  cell: 'flex flex-col justify-between py-2 max-md:px-2 max-md:first:pl-0 max-md:not-first:border-l md:py-2.5',
  label: 'text-2xs md:text-sm',
  value: 'text-xl md:text-heading',
}
