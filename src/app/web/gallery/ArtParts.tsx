import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { LandingRange } from '#platform/ui/art/LandingRange.tsx'
import { ProgressRange } from '#platform/ui/art/ProgressRange.tsx'
import { peaks } from '#platform/ui/art/peaks.ts'
import { StandingGoat } from '#platform/ui/art/StandingGoat.tsx'
import { Part } from './Part.tsx'

export function ArtParts() {
  return (
    <>
      <Part name="CapraMark, StandingGoat">
        <CapraMark className="size-10 text-accent-text" />
        <StandingGoat className="size-12 text-contour" />
      </Part>
      <Part name="ContourGlyph: empty, started, half, complete">
        {[0, 1, 3, 6].map((lit) => (
          <ContourGlyph
            key={lit}
            seed={3}
            rings={6}
            lit={lit}
            partial={lit === 1 ? 2 : 0}
            size={96}
            hue="arrays"
          />
        ))}
      </Part>
      <Part name="ProgressRange, nothing to everything done">
        <ProgressRange
          peaks={peaks.map(({ hue }, index) => ({
            hue,
            name: hue,
            completed: index,
            total: 7,
          }))}
        />
      </Part>
      <Part name="LandingRange">
        <LandingRange
          peaks={peaks.map(({ hue }) => ({ hue, name: hue, patternCount: 5, to: '/gallery' }))}
          className="h-80 w-full overflow-hidden"
        />
      </Part>
    </>
  )
}
