interface Figure {
  label: string
  value: string | number
}

interface FigureLineProps {
  figures: readonly Figure[]
  /** On phones, each number is above its label. */
  isStackedOnPhones?: boolean
  className?: string
}

/** Figures that frame a page: small, on one line, with hairlines between them. */
export function FigureLine({ figures, isStackedOnPhones = false, className = '' }: FigureLineProps) {
  const look = isStackedOnPhones ? stacked : inline
  return (
    <dl className={`${look.list} ${className}`}>
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className={`flex gap-x-2 border-line first:pl-0 last:pr-0 not-first:border-l md:items-baseline md:px-5 ${look.cell}`}
        >
          <dt className="text-xs leading-[1.3] text-muted md:text-sm">{label}</dt>
          <dd className="font-display text-heading-xs leading-[1.2] font-heavy tracking-[-0.02em] tabular-nums md:text-heading-sm">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const inline = {
  list: 'flex flex-wrap gap-y-1',
  cell: 'items-baseline px-3 max-xs:border-0! max-xs:pr-3 max-xs:pl-0',
}
const stacked = {
  // Wraps only where the text is enlarged.
  list: 'flex justify-between max-[20rem]:flex-wrap md:justify-start',
  cell: 'max-md:flex-auto max-md:flex-col-reverse max-md:justify-end max-md:px-2 max-md:py-1.5 max-md:max-xs:px-1.5',
}
