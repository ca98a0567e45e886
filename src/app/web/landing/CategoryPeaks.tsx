import { catalogueTotals, categorySummaries } from '#content/category-summaries.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'

/** The eight categories, each as the hill that the learner will meet again inside. */
export function CategoryPeaks() {
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="peaks">
      <div className="mb-[22px] flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="peaks">{`Eight peaks, ${catalogueTotals.patterns} patterns`}</h2>
        <p className="text-sm text-muted">Each contour line is one pattern</p>
      </div>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {categorySummaries.map(({ id, hue, displayName, listenFor, patternCount }) => (
          <li key={id} className="flex items-center gap-4 border-t border-line py-4 md:gap-6">
            <div className="w-[68px] flex-none md:w-[84px] [&>svg]:h-auto [&>svg]:w-full">
              <ContourGlyph seed={id + 2} rings={patternCount} lit={patternCount} size={84} hue={hue} />
            </div>
            <div className="flex-1">
              <h3 className="text-[1.375rem]">{displayName}</h3>
              <p className="text-sm text-muted">Listen for: {listenFor}</p>
            </div>
            <p className="font-display text-[2.25rem] leading-none font-[750] tabular-nums">
              {patternCount}
              <span className="sr-only"> patterns</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
