import { CornerUpRight, type LucideIcon, Table2, X } from 'lucide-react'
import { lazy } from 'react'
import type { OpenPattern, PatternComplexity } from '#patterns/contract.ts'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { PatternComparison } from './PatternComparison.tsx'
import { PracticeList } from './PracticeList.tsx'
import { RecognitionGuide } from './RecognitionGuide.tsx'
import { Rivals } from './Rivals.tsx'
import { splitLead } from './split-lead.ts'

export function PatternDetails({ pattern }: { pattern: OpenPattern }) {
  return (
    <>
      <RecognitionGuide pattern={pattern} />
      <Rivals displayName={pattern.displayName} rivals={pattern.rivals} />
      <LazyDemo patternName={pattern.name} />
      <div className="grid grid-cols-1 gap-6 px-4 py-5 max-[22rem]:wrap-anywhere md:px-6 md:pt-[30px] md:pb-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <PracticeList pattern={pattern} />
        <div className="grid grid-cols-1 content-start gap-8">
          <Warnings
            title="Common mistakes"
            texts={pattern.commonMistakes ?? []}
            icon={X}
            iconColor="text-danger"
          />
          <Warnings
            title="When not to use it"
            texts={pattern.whenNotToUse ?? []}
            icon={CornerUpRight}
            iconColor="text-muted"
          />
          {pattern.complexity && <Complexity complexity={pattern.complexity} />}
        </div>
      </div>
      <div className="border-t border-line">
        <Collapsible title="Pattern Comparison" icon={<Table2 className="icon" aria-hidden="true" />}>
          <PatternComparison patternName={pattern.name} displayName={pattern.displayName} />
        </Collapsible>
      </div>
    </>
  )
}

const DemoPlayer = lazy(async () => ({ default: (await import('#demos/web/DemoPlayer.tsx')).DemoPlayer }))

/** The player and its demo are loaded when a card is opened. */
function LazyDemo({ patternName }: { patternName: string }) {
  return (
    <LoadBoundary
      className="grid min-h-[46rem] place-items-center border-y border-line bg-sunk p-6"
      loadingText="Loading visual demo..."
      failureText="The visual demo could not be loaded."
    >
      <DemoPlayer patternName={patternName} hash={`#${patternName}`} />
    </LoadBoundary>
  )
}

function Complexity({ complexity }: { complexity: PatternComplexity }) {
  const { time, timeReason, space, spaceReason } = complexity
  return (
    <section>
      <h3 className="mb-2.5 text-[1.125rem]">What it costs</h3>
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
        {reason}
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
      <h3 className="mb-2.5 text-[1.125rem]">{title}</h3>
      <ul className="grid gap-4 text-sm leading-normal text-ink-2">
        {texts.map(splitLead).map(({ lead, rest }) => (
          <li key={lead} className="flex gap-3">
            <Icon className={`icon mt-0.5 ${iconColor}`} aria-hidden="true" />
            <p>
              <b className="text-ink">{lead}.</b> {rest}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
