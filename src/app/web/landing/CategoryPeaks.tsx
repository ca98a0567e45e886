import type { VisitorKind } from '#accounts/access.ts'
import { catalogueTotals, categorySummaries } from '#curriculum/index.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { wayToCategory } from './destinations.ts'
import { WayLink } from './WayLink.tsx'

/** The eight categories, each as the hill that the learner will meet again inside. */
export function CategoryPeaks({ kind }: { kind: VisitorKind }) {
  return (
    <section className="page mt-12 md:mt-16" aria-labelledby="peaks">
      <div className="mb-5.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="peaks">{`Eight peaks, ${catalogueTotals.patterns} patterns`}</h2>
        <p className="text-sm text-muted">Each contour line is one pattern</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-12 max-xs:wrap-anywhere md:grid-cols-2">
        {categorySummaries.map(({ id, hue, displayName, listenFor, patternCount }) => (
          <li key={id} className="border-t border-line">
            <WayLink
              way={wayToCategory(id, kind)}
              className="group flex items-center gap-4 py-4 no-underline md:gap-6"
            >
              <span className="w-[68px] flex-none md:w-[84px] [&>svg]:h-auto [&>svg]:w-full">
                <ContourGlyph seed={id + 2} rings={patternCount} lit={patternCount} size={84} hue={hue} />
              </span>
              <div className="min-w-0 flex-1">
                <h3 className="text-heading-sm group-hover:underline group-hover:underline-offset-4">
                  {displayName}
                </h3>
                <p className="text-sm text-muted">{`Listen for: ${listenFor}`}</p>
              </div>
              <p className="font-display text-[2.25rem] leading-none font-heavy tabular-nums">
                {patternCount}
                <span className="sr-only"> patterns</span>
              </p>
            </WayLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
