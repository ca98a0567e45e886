import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type CardSection, sectionId, sectionLabels } from './card-sections.ts'

interface CardMenuProps {
  patternName: string
  displayName: string
  /** The sections that this card has. */
  sections: readonly CardSection[]
}

/** Links to the sections of an open card. Stays under the header on wide screens. */
export function CardMenu({ patternName, displayName, sections }: CardMenuProps) {
  const current = useCurrentSection(patternName, sections)
  return (
    <nav
      aria-label={`Sections of ${displayName}`}
      className="z-10 border-b border-line bg-surface md:sticky md:top-[69px]"
    >
      <ul className="scroll-cue flex overflow-x-auto px-1 [--scroll-ground:var(--surface)] md:gap-2 md:px-3">
        {sections.map((section) => (
          <li key={section} className="flex-none">
            <Link
              to={`#${sectionId(patternName, section)}`}
              aria-current={section === current ? 'location' : undefined}
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

/** The section at a line in the upper fifth of the window. Of two side by side, the one that was linked to. */
function useCurrentSection(patternName: string, sections: readonly CardSection[]): CardSection | undefined {
  const { hash } = useLocation()
  const [atLine, setAtLine] = useState<readonly CardSection[]>([])
  const key = sections.join(' ')

  useEffect(() => {
    const byElement = new Map<Element, CardSection>()
    for (const section of key.split(' ') as CardSection[]) {
      const element = document.getElementById(sectionId(patternName, section))
      if (element) byElement.set(element, section)
    }
    const seen = new Set<CardSection>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const section = byElement.get(target)
          if (!section) continue
          if (isIntersecting) seen.add(section)
          else seen.delete(section)
        }
        // Between two sections, the last one stays marked.
        if (seen.size > 0) setAtLine([...seen])
      },
      { rootMargin: '-20% 0px -79% 0px' },
    )
    for (const element of byElement.keys()) observer.observe(element)
    return () => observer.disconnect()
  }, [patternName, key])

  const linked = atLine.find((section) => hash === `#${sectionId(patternName, section)}`)
  return linked ?? sections.find((section) => atLine.includes(section))
}
