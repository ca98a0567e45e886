import type { ComparisonTable as Comparison } from '#curriculum/between/comparisons/comparison-table.ts'
import { comparisonsFor } from '#curriculum/between/comparisons/comparisons.ts'

interface PatternComparisonProps {
  patternName: string
  displayName: string
}

/** Tables that compare the pattern with similar ones. */
export function PatternComparison({ patternName, displayName }: PatternComparisonProps) {
  const tables = comparisonsFor(patternName)
  if (tables.length === 0)
    return (
      <p className="max-w-[60ch] text-sm text-ink-2">{`No table compares ${displayName} with another pattern. Its clues above say when to use a different one.`}</p>
    )
  return (
    <div className="grid min-w-0 gap-8">
      {tables.map((table) => (
        <ComparisonTable key={table.title} table={table} />
      ))}
    </div>
  )
}

function ComparisonTable({ table }: { table: Comparison }) {
  const { title, columns, rows, note } = table
  return (
    <figure className="min-w-0">
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop to be scrolled with the keyboard
        tabIndex={0}
        className="scroll-cue @container overflow-x-auto [--scroll-ground:var(--surface)]"
      >
        <table className="w-full min-w-xl border-collapse text-left text-sm leading-[1.45]">
          <caption className="pt-5 pb-2 text-left font-display text-lg font-bold">
            {/* On narrow screens the table scrolls, and its title stays visible. */}
            <span className="sticky left-0 inline-block max-w-[100cqw]">{title}</span>
          </caption>
          <thead>
            <tr className="border-b-firm border-line-strong align-bottom">
              <th scope="col" className="py-2 pr-5 font-strong">
                <span className="sr-only">Feature</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-5 font-strong">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, values }) => (
              <tr key={feature} className="border-b border-line align-top">
                <th scope="row" className="py-2.5 pr-5 font-semibold text-ink">
                  {feature}
                </th>
                {columns.map((column, index) => (
                  <td key={column} className="py-2.5 pr-5 text-ink-2">
                    {values[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <figcaption className="mt-3 max-w-[66ch] text-sm text-muted">{note}</figcaption>}
    </figure>
  )
}
