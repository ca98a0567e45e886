import { CornerUpRight, type LucideIcon, Table2, X } from 'lucide-react'
import { type ComponentProps, lazy, memo, type ReactNode } from 'react'
import type { OpenPattern, PatternComplexity } from '#patterns/contract.ts'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { CardMenu } from './card/CardMenu.tsx'
import { type CardSection, sectionId, sectionLabels } from './card/card-sections.ts'
import { PatternComparison } from './PatternComparison.tsx'
import { PracticeList } from './PracticeList.tsx'
import { RecognitionGuide } from './RecognitionGuide.tsx'
import { Rivals } from './Rivals.tsx'
import { Story } from './Story.tsx'
import { splitLead } from './split-lead.ts'

/** Unchanged by ticks of other patterns, which render its card again. */
export const PatternDetails = memo(function PatternDetails({ pattern }: { pattern: OpenPattern }) {
  const { name, displayName, commonMistakes = [], whenNotToUse = [], complexity } = pattern
  const parts: Partial<Record<CardSection, ReactNode>> = {
    story: <Story story={pattern.story} workedExample={pattern.workedExample} rivals={pattern.rivals} />,
    clues: (
      <>
        <RecognitionGuide pattern={pattern} />
        <Rivals displayName={displayName} rivals={pattern.rivals} />
      </>
    ),
    demo: <LazyDemo patternName={name} />,
    practice: (
      <div className={`${padding} lg:pr-6`}>
        <PracticeList pattern={pattern} />
      </div>
    ),
    mistakes: (
      <div className={`${padding} grid grid-cols-1 content-start gap-8 sm:max-lg:pt-0 lg:pl-6`}>
        <Warnings title="Common mistakes" texts={commonMistakes} icon={X} iconColor="text-danger" />
        <Warnings
          title="When not to use it"
          texts={whenNotToUse}
          icon={CornerUpRight}
          iconColor="text-muted"
        />
        {complexity && <Complexity complexity={complexity} />}
      </div>
    ),
    code: (
      <div className={`${padding} border-t border-line`}>
        <h3 className="mb-3 text-heading-xs">Code</h3>
        <LazyListing patternName={name} listings={pattern.listings} />
      </div>
    ),
  }
  const sections = order.filter((section) => Boolean(parts[section]))
  return (
    <>
      <CardMenu patternName={name} displayName={displayName} sections={sections} />
      <div className="grid grid-cols-1 max-xs:wrap-anywhere lg:grid-cols-[7fr_5fr]">
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
          <div
            key={section}
            id={sectionId(name, section)}
            role="group"
            aria-label={sectionLabels[section]}
            tabIndex={-1}
            // Isolated, so that an animated demo does not repaint the rest of the card. With the page's scroll padding,
            // the margin clears the header and the menu.
            className={`isolate min-w-0 focus:outline-none md:scroll-mt-7 md:[&_:is(.demo,.demo-stage)]:scroll-mt-7 ${section === 'practice' || section === 'mistakes' ? '' : 'lg:col-span-2'}`}
          >
            {parts[section]}
          </div>
        ))}
      </div>
      <div className="border-t border-line">
        <Collapsible title="Pattern Comparison" icon={<Table2 className="icon" aria-hidden="true" />}>
          <PatternComparison patternName={name} displayName={displayName} />
        </Collapsible>
      </div>
    </>
  )
})

const order: readonly CardSection[] = ['story', 'clues', 'demo', 'practice', 'mistakes', 'code']

const padding = 'px-4 py-5 md:px-6 md:pt-7.5 md:pb-8'

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

const CodeListing = lazy(async () => ({ default: (await import('#demos/web/CodeListing.tsx')).CodeListing }))

function LazyListing(props: ComponentProps<typeof CodeListing>) {
  return (
    <LoadBoundary
      className="min-h-80"
      loadingText="Loading code..."
      failureText="The code could not be fetched."
    >
      <CodeListing {...props} />
    </LoadBoundary>
  )
}

function Complexity({ complexity }: { complexity: PatternComplexity }) {
  const { time, timeReason, space, spaceReason } = complexity
  return (
    <section>
      <h3 className="mb-2.5 text-heading-xs">What it costs</h3>
      <dl className="grid gap-3 text-sm leading-normal text-ink-2">
        <Cost name="Time" bound={time} reason={timeReason} />
        <Cost name="Space" bound={space} reason={spaceReason} />
      </dl>
    </section>
  )
}

function Cost({ name, bound, reason }: { name: string; bound: string; reason: string }) {
  return (
    <div className="grid grid-cols-[3.25rem_1fr] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="block font-mono font-semibold text-ink">{bound}</span>
        <span>{reason}</span>
      </dd>
    </div>
  )
}

interface WarningsProps {
  title: string
  texts: readonly string[]
  icon: LucideIcon
  iconColor: 'text-danger' | 'text-muted'
}

/** Things to avoid. Each starts with its subject in bold. */
function Warnings({ title, texts, icon: Icon, iconColor }: WarningsProps) {
  if (texts.length === 0) return null
  return (
    <section>
      <h3 className="mb-2.5 text-heading-xs">{title}</h3>
      <ul className="grid gap-4 text-sm leading-normal text-ink-2">
        {texts.map(splitLead).map(({ lead, rest }) => (
          <li key={lead} className="flex gap-3">
            <Icon className={`icon mt-0.5 ${iconColor}`} aria-hidden="true" />
            <p>
              <b className="text-ink">{`${lead}.`}</b> <span>{rest}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
