import type { Estimate } from '../../standing/beta.ts'
import { ridgePaths } from '../../standing/ridge.ts'
import { percent } from './RecallLine.tsx'
import './ridge.css'

interface StrandRidgesProps {
  readonly spot: Estimate | undefined
  readonly drive: Estimate | undefined
  readonly build: Estimate | undefined
}

const row = { width: 96, top: 0.5, ground: 21, fullDensity: 2.7 }
/** The ridges overlap, so that three fit where one stood. */
const rowStep = 15

/** How well a pattern is spotted, driven and built, as one small picture. The three are never averaged. */
export function StrandRidges(estimates: StrandRidgesProps) {
  const strands = (['spot', 'drive', 'build'] as const).map((name) => ({ name, estimate: estimates[name] }))
  return (
    <span className="inline-block">
      <span className="sr-only">{`Standing: ${strands.map(({ name, estimate }) => `${name} ${estimate ? `${percent(estimate.value)}%` : 'not yet'}`).join(', ')}.`}</span>
      <svg viewBox="0 0 172 54" width="172" height="54" className="ridge strand-ridges" aria-hidden="true">
        {strands.map(({ name, estimate }, index) => (
          <g key={name} transform={`translate(0 ${index * rowStep})`}>
            {estimate ? (
              <StrandRidge estimate={estimate} />
            ) : (
              <path className="ridge-flat" d={`M0 ${row.ground + 0.5}H${row.width}`} />
            )}
            <text x="105" y="22.5">
              {name}
            </text>
            <text className="strand-number" x="170" y="22.5" textAnchor="end">
              {estimate ? `${percent(estimate.value)}` : '–'}
            </text>
          </g>
        ))}
      </svg>
    </span>
  )
}

function StrandRidge({ estimate }: { estimate: Estimate }) {
  const { area, lit, crest, stem } = ridgePaths(estimate, row)
  return (
    <>
      <path className="ridge-area" d={area} />
      <path className="ridge-lit" d={lit} />
      <path className="ridge-ground" d={`M0 ${row.ground + 0.5}H${row.width}`} />
      <path className="ridge-crest" d={crest} />
      <path
        className="ridge-stem"
        data-lit={stem.isLit || undefined}
        d={`M${stem.x} ${stem.y + 0.9}V${row.ground}`}
      />
      <path className="ridge-stem" d={`M${stem.x} ${row.ground}V${row.ground + 3}`} />
    </>
  )
}
