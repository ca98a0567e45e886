import type { CSSProperties } from 'react'
import type { Estimate } from '../../standing/beta.ts'
import { type RidgeFrame, ridgePaths } from '../../standing/ridge.ts'
import './ridge.css'

interface RidgeProps {
  /** Undefined before the first counted answer. */
  estimate: Estimate | undefined
  /** There is too little to go by for an exact number: the ridge is pale, and its crest dotted. */
  isProvisional?: boolean
}

const small = { width: 64, height: 16, ground: 13 }

/** Recall as a drawing in a line of text. Decoration: the number stands beside it. */
export function SmallRidge({ estimate, isProvisional }: RidgeProps) {
  const { width, height, ground } = small
  const frame = { viewBox: `0 0 ${width} ${height}`, width, height, className: 'ridge' }
  if (!estimate)
    return (
      <svg {...frame} aria-hidden="true">
        <path className="ridge-flat" d={`M.5 ${ground + 0.5}H${width - 0.5}`} />
      </svg>
    )
  const { area, lit, crest, stem } = ridgePaths(estimate, { width, top: 0.5, ground, fullDensity: 2.7 })
  return (
    <svg {...frame} data-provisional={isProvisional || undefined} aria-hidden="true">
      <path className="ridge-area" d={area} />
      <path className="ridge-lit" d={lit} />
      <path className="ridge-ground" d={`M0 ${ground + 0.5}H${width}`} />
      <path className="ridge-crest" d={crest} />
      <path
        className="ridge-stem"
        data-lit={stem.isLit || undefined}
        d={`M${stem.x} ${stem.y + 0.9}V${ground}`}
      />
      <path className="ridge-stem" d={`M${stem.x} ${ground}V${height}`} />
    </svg>
  )
}

interface LargeRidgeProps {
  /** Undefined before the first counted answer. */
  estimate: Estimate | undefined
  /** What it was before, drawn as a dotted line. */
  before?: Estimate | undefined
  isProvisional?: boolean
  /** Numbers below it say what is low and high. */
  hasAxis?: boolean
  /** It goes from what it was before to what it is. */
  isMoving?: boolean
  /** What the drawing shows, for screen readers. Without it, the text beside it says it. */
  label?: string
}

const large = { width: 348, height: 96, axisHeight: 18, ground: 86, pad: 6 }

export function LargeRidge({ estimate, before, isProvisional, hasAxis, isMoving, label }: LargeRidgeProps) {
  const { width, axisHeight, ground, pad } = large
  const height = large.height + (hasAxis ? axisHeight : 0)
  const frame = { width, top: 8, ground, fullDensity: 3.1 }
  const paths = estimate && largePaths(estimate, frame)
  const was = before && largePaths(before, frame)
  const draw = (name: Exclude<keyof ReturnType<typeof largePaths>, 'isLit'>) => ({
    d: paths?.[name],
    ...(isMoving && was && { style: { '--d-before': `path("${was[name]}")` } as CSSProperties }),
  })
  return (
    <svg
      className="ridge large-ridge"
      data-provisional={isProvisional || undefined}
      data-moving={(isMoving && was !== undefined) || undefined}
      data-passed={(paths?.isLit && was && !was.isLit) || undefined}
      viewBox={`${-pad} 0 ${width + 2 * pad} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {was && <path className="ridge-before" d={was.line} />}
      {paths && (
        <>
          <path className="ridge-area" {...draw('area')} />
          <path className="ridge-lit" {...draw('lit')} />
          <path className="ridge-line" {...draw('line')} />
        </>
      )}
      <path className="ridge-mark" d={`M${0.7 * width} 4V${ground + 6}`} />
      <path className="ridge-ground" d={`M0 ${ground + 0.5}H${width}`} />
      {paths && (
        <>
          <path className="ridge-crest" {...draw('crest')} />
          <path className="ridge-stem" data-lit={paths.isLit || undefined} {...draw('stem')} />
          <path className="ridge-stem" {...draw('foot')} />
        </>
      )}
      {hasAxis &&
        [0, 70, 100].map((percent) => (
          <text
            key={percent}
            x={(percent * width) / 100}
            y={height - 3}
            textAnchor={percent === 0 ? 'start' : percent === 100 ? 'end' : 'middle'}
          >
            {percent}
          </text>
        ))}
    </svg>
  )
}

function largePaths(estimate: Estimate, frame: RidgeFrame) {
  const { stem, ...paths } = ridgePaths(estimate, frame)
  return {
    ...paths,
    stem: `M${stem.x} ${stem.y + 1.4}V${frame.ground}`,
    foot: `M${stem.x} ${frame.ground}V${frame.ground + 7}`,
    isLit: stem.isLit,
  }
}
