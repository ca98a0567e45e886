import type { Estimate } from '../../standing/beta.ts'
import { ridgePaths } from '../../standing/ridge.ts'
import { percent, percentText, roughPercent } from './RecallLine.tsx'
import './ridge.css'

interface StrandRidgesProps {
  readonly spot: Estimate | undefined
  /** There is too little to go by for an exact number. */
  readonly isSpotProvisional?: boolean
  readonly drive: Estimate | undefined
  readonly build: Estimate | undefined
}

const row = { width: 96, top: 0.5, ground: 21, fullDensity: 2.7 }
/** The ridges overlap, so that three fit where one stood. */
const rowStep = 15

/** How well a pattern is spotted, driven and built, as one small picture. The three are never averaged. */
export function StrandRidges({ spot, isSpotProvisional = false, drive, build }: StrandRidgesProps) {
  const strands = [
    { name: 'spot', estimate: spot, isProvisional: isSpotProvisional },
    { name: 'drive', estimate: drive, isProvisional: false },
    { name: 'build', estimate: build, isProvisional: false },
  ]
  return (
    <span className="inline-block">
      <span className="sr-only">{`Standing: ${strands.map(({ name, estimate, isProvisional }) => `${name} ${estimate ? percentText(estimate.value, isProvisional) : 'not yet'}`).join(', ')}.`}</span>
      <svg viewBox="0 0 172 54" width="172" height="54" className="ridge strand-ridges" aria-hidden="true">
        {strands.map(({ name, estimate, isProvisional }, index) => (
          <g
            key={name}
            transform={`translate(0 ${index * rowStep})`}
            data-provisional={isProvisional || undefined}
          >
            {estimate ? (
              <StrandRidge estimate={estimate} />
            ) : (
              <path className="ridge-flat" d={`M0 ${row.ground + 0.5}H${row.width}`} />
            )}
            <text x="105" y="22.5">
              {name}
            </text>
            <text className="strand-number" x="170" y="22.5" textAnchor="end">
              {numberText(estimate, isProvisional)}
            </text>
          </g>
        ))}
      </svg>
    </span>
  )
}

function numberText(estimate: Estimate | undefined, isProvisional: boolean): string {
  if (!estimate) return '–'
  return isProvisional ? `~${roughPercent(estimate.value)}` : `${percent(estimate.value)}`
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
