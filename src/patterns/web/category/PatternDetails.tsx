import { Table2 } from 'lucide-react'
import { lazy, memo, type ReactNode } from 'react'
import type { OpenPattern } from '#patterns/contract.ts'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { AskedQuestions } from './card/AskedQuestions.tsx'
import { CardMenu } from './card/CardMenu.tsx'
import { type CardSection, sectionId, sectionLabels } from './card/card-sections.ts'
import { LessonBand } from './card/LessonBand.tsx'
import { Mistakes } from './card/Mistakes.tsx'
import { RecognitionGuide } from './card/RecognitionGuide.tsx'
import { Rivals } from './card/Rivals.tsx'
import { Variations } from './card/Variations.tsx'
import { PatternComparison } from './PatternComparison.tsx'
import { PracticeList } from './PracticeList.tsx'

const padding = 'px-4 py-4.5 md:px-6 md:py-6'

/** Unchanged by ticks of other patterns, which render its card again. */
export const PatternDetails = memo(function PatternDetails({ pattern }: { pattern: OpenPattern }) {
  const { name, displayName, lessonSteps } = pattern
  return (
    <>
      <CardMenu patternName={name} displayName={displayName} />
      {lessonSteps && <LessonBand pattern={name} steps={lessonSteps} />}
      <div className="grid grid-cols-1 max-xs:wrap-anywhere lg:grid-cols-2 [&_:is(p,li)_code]:rounded-xs [&_:is(p,li)_code]:bg-surface-2 [&_:is(p,li)_code]:px-1">
        <Section
          of={name}
          part="clues"
          className={`${padding} grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2`}
        >
          <RecognitionGuide pattern={pattern} />
          <Rivals rivals={pattern.rivals} />
        </Section>
        <Section of={name} part="demo">
          <LazyDemo patternName={name} />
        </Section>
        <Section of={name} part="practice" isHalf className={`${padding} lg:pr-6`}>
          <PracticeList pattern={pattern} />
        </Section>
        <Section
          of={name}
          part="mistakes"
          isHalf
          className={`${padding} grid grid-cols-1 content-start gap-6 max-lg:pt-0 lg:pl-6`}
        >
          <Mistakes pattern={pattern} />
        </Section>
        <Section of={name} part="variations" className={`${padding} border-t border-line md:pb-2`}>
          <Variations pattern={pattern} />
        </Section>
      </div>
      <div
        id={sectionId(name, 'comparison')}
        tabIndex={-1}
        className="border-t border-line focus:outline-none md:scroll-mt-8"
      >
        <Collapsible title="Pattern Comparison" icon={<Table2 className="icon" aria-hidden="true" />}>
          <PatternComparison patternName={name} displayName={displayName} />
        </Collapsible>
      </div>
      <Section of={name} part="questions" className="border-t border-line">
        <AskedQuestions patternName={name} />
      </Section>
    </>
  )
})

interface SectionProps {
  /** Slug of the pattern. */
  of: string
  part: CardSection
  /** Beside another one on wide screens. */
  isHalf?: boolean
  className?: string
  children: ReactNode
}

/** A part of the card, with a URL of its own. */
function Section({ of, part, isHalf = false, className = '', children }: SectionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div
      id={sectionId(of, part)}
      role="group"
      aria-label={sectionLabels[part]}
      tabIndex={-1}
      // Isolated, so that an animated demo does not repaint the rest of the card. With the page's scroll padding, the
      // margin clears the header and the menu.
      className={`isolate min-w-0 focus:outline-none md:scroll-mt-8 md:[&_:is(.demo,.demo-stage)]:scroll-mt-8 ${isHalf ? '' : 'lg:col-span-2'} ${className}`}
    >
      {children}
    </div>
  )
}

const DemoPlayer = lazy(async () => ({ default: (await import('#demos/web/DemoPlayer.tsx')).DemoPlayer }))

/** The player and its demo are loaded when a card is opened. */
function LazyDemo({ patternName }: { patternName: string }) {
  return (
    <LoadBoundary
      className="grid min-h-184 place-items-center border-y border-line bg-sunk p-6"
      loadingText="Loading visual demo..."
      failureText="The visual demo could not be loaded."
    >
      <DemoPlayer patternName={patternName} hash={`#${patternName}`} />
    </LoadBoundary>
  )
}
