import type { ReactNode } from 'react'
import { contour } from '#platform/ui/art/contour.ts'

interface AuthLayoutProps {
  title: string
  description: string
  /** What the side panel promises. */
  catalogue: CatalogueSize
  children: ReactNode
}

/** A form beside a map of what the product offers. */
export function AuthLayout({ title, description, catalogue, children }: AuthLayoutProps) {
  return (
    <div className="-mb-24 lg:grid lg:min-h-[max(680px,calc(100dvh-7.5rem))] lg:grid-cols-[calc(max(0px,(100%-72rem)/2)+var(--gutter)+440px+48px)_minmax(0,1fr)] xl:grid-cols-[calc(max(0px,(100%-72rem)/2)+var(--gutter)+440px+72px)_minmax(0,1fr)]">
      <title>{title}</title>
      <meta name="description" content={description} />
      <div className="max-w-136 px-(--gutter) pt-8 pb-7 lg:mr-12 lg:w-[440px] lg:justify-self-end lg:px-0 lg:pt-5 lg:[@media(height>=54rem)]:pt-10 lg:pb-6 xl:mr-[72px]">
        {children}
      </div>
      <AuthMap {...catalogue} />
    </div>
  )
}

export interface CatalogueSize {
  readonly patterns: number
  readonly categories: number
}

/** What the product offers, as a trail on a map of 620 by 760 units. */
function AuthMap({ patterns, categories }: CatalogueSize) {
  return (
    <aside
      aria-label="What you get"
      className="relative overflow-hidden border-line bg-sunk max-lg:h-[450px] max-lg:border-t lg:border-l"
    >
      <div className="absolute -top-5 left-1 w-[384px] sm:left-[20%] lg:top-5 lg:left-1.5 lg:w-[459px] xl:-left-4 xl:w-[620px] min-[90rem]:left-6">
        <svg viewBox="0 0 620 760" className="block w-full overflow-visible" aria-hidden="true">
          <g transform={`translate(${summitAt.x - hill.summit.x} ${summitAt.y - hill.summit.y})`}>
            <g className="fill-none stroke-contour">{hill.rings.slice(0, firstColored).map(line)}</g>
            <g className="fill-none stroke-accent-mark" strokeWidth="1.6">
              {hill.rings.slice(firstColored, -2).map((ring) => (
                <path key={ring} d={ring} />
              ))}
            </g>
          </g>
          <path
            className="fill-none stroke-ink"
            strokeWidth="2.4"
            strokeDasharray=".1 6.5"
            strokeLinecap="round"
            d={trail}
          />
          <path className="fill-accent-mark" d="M399 210l13 22h-26z" />
          <g className="fill-ink stroke-sunk" strokeWidth="8" paintOrder="stroke">
            <circle cx="214" cy="372" r="7" />
            <circle cx="116" cy="590" r="7" />
          </g>
        </svg>
        <ul>
          <MapLabel
            title="Master DSA Patterns"
            text={`${patterns} patterns, ${categories} categories`}
            position="top-[18.5%] left-[24%] max-[23rem]:left-[3%] xl:top-[28.8%] xl:left-[68.5%]"
          />
          <MapLabel
            title="Pattern Recognition"
            text="The phrases that give it away"
            position="top-[48.9%] left-[38.2%]"
          />
          <MapLabel
            title="Practice Problems"
            text="A short climb per pattern, easy to hard"
            position="top-[77.6%] left-[22.8%]"
          />
        </ul>
      </div>
    </aside>
  )
}

function MapLabel({ title, text, position }: { title: string; text: string; position: string }) {
  return (
    <li
      className={`absolute grid w-max -translate-y-1/2 rounded-sm border border-line bg-surface px-3.25 pt-2 pb-2.5 shadow-2 max-[23rem]:max-w-40 sm:px-3.75 sm:pt-2.5 sm:pb-3 ${position}`}
    >
      <b className="font-display text-base leading-tight font-bold sm:text-[1.1875rem]">{title}</b>
      <span className="text-xs leading-snug text-muted sm:text-sm">{text}</span>
    </li>
  )
}

/** As on printed maps, every fifth line is bolder. */
function line(ring: string, index: number) {
  return <path key={ring} d={ring} strokeWidth={index % 5 === 4 ? 2 : 1} />
}

const hill = contour({ seed: 8, rings: 44, size: 2000 })
const summitAt = { x: 400, y: 262 }
const firstColored = 35
const trail = 'M14 752C60 710 64 640 116 590S112 476 150 444 210 420 214 372 214 296 268 284 372 286 397 234'
