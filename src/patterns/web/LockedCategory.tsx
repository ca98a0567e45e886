import { LockKeyhole } from 'lucide-react'
import { useLocation } from 'react-router'
import { toRegistration } from '#accounts/web/intended-destination.ts'
import type { CategorySummary } from '#content/category-summaries.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { hillSeed } from './category-hue.ts'

/** A category that needs an account: its name and how many patterns it has. The lessons never reach this browser. */
export function LockedCategory({ summary }: { summary: CategorySummary }) {
  const { id, displayName, hue, patternCount } = summary
  const { search, hash } = useLocation()
  return (
    <div className="page pt-6 md:pt-10">
      <h1>{displayName}</h1>
      <p className="mt-3 text-lg text-ink-2">{patternCount} patterns</p>
      <section
        aria-labelledby="locked"
        className="relative mt-8 flex min-h-[18rem] flex-col items-start justify-center overflow-hidden rounded-lg border border-dashed border-line-strong p-6 max-md:pt-32 md:p-9"
      >
        <div
          aria-hidden="true"
          className="absolute -top-12 -right-20 origin-top-right scale-[0.6] opacity-50 blur-[5px] md:-top-10 md:right-0 md:scale-100 md:blur-[3px]"
        >
          <ContourGlyph seed={hillSeed(id)} rings={patternCount} lit={patternCount} size={360} hue={hue} />
        </div>
        <h2 id="locked" className="relative max-w-[13.3em] text-xl">
          This peak opens with an account
        </h2>
        <p className="relative mt-2 mb-6 max-w-[26em] text-sm text-ink-2">
          Guests explore the first two categories. A free account opens all eight and keeps what you have
          ticked.
        </p>
        <ButtonLink {...toRegistration(`/category/${id}${search}${hash}`)} look="sign" className="relative">
          <LockKeyhole className="icon" aria-hidden="true" />
          Create Account to Unlock
        </ButtonLink>
      </section>
    </div>
  )
}
