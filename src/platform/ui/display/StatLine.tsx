interface StatLineProps {
  stats: readonly { readonly label: string; readonly value: string }[]
  className?: string
}

/** Figures that frame a page, in one line with hairlines between them. On phones, each number stands over its label. */
export function StatLine({ stats, className = '' }: StatLineProps) {
  return (
    <dl className={`flex items-baseline max-md:w-full max-md:justify-between ${className}`}>
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex items-baseline gap-2.25 border-line not-first:border-l max-md:flex-col-reverse max-md:gap-0 max-md:not-first:pl-3 md:px-5 md:first:pl-0 md:last:pr-0"
        >
          <dt className="text-xs/[1.3] text-muted md:text-sm/[1.3]">{label}</dt>
          <dd className="font-display text-heading-xs leading-[1.2] font-heavy tracking-[-0.02em] tabular-nums md:text-heading-sm">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
