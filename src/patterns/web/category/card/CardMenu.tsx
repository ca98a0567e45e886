import { Link } from 'react-router'
import { useCurrentSection } from '#platform/web/use-current-section.ts'
import { type CardSection, sectionId, sectionLabels } from './card-sections.ts'

interface CardMenuProps {
  patternName: string
  displayName: string
}

const sections = Object.keys(sectionLabels) as readonly CardSection[]

/** Links to the sections of an open card. Stays under the header on wide screens. */
export function CardMenu({ patternName, displayName }: CardMenuProps) {
  const current = useCurrentSection(sections.map((section) => sectionId(patternName, section)))
  return (
    <nav
      aria-label={`Sections of ${displayName}`}
      className="z-10 border-b border-line bg-surface md:sticky md:top-(--header-height)"
    >
      <ul className="scroll-cue flex overflow-x-auto px-1 [--scroll-ground:var(--surface)] md:gap-2 md:px-3">
        {sections.map((section) => (
          <li key={section} className="flex-none">
            <Link
              to={`#${sectionId(patternName, section)}`}
              aria-current={sectionId(patternName, section) === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-3 pt-0.75 text-sm font-semibold text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-hue aria-[current]:text-ink"
            >
              {sectionLabels[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
