import { CornerUpRight, Table2, X } from 'lucide-react'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import type { OpenPattern } from '../contract.ts'
import { Complexity } from './Complexity.tsx'
import { DemoSlot } from './DemoSlot.tsx'
import { PatternComparison } from './PatternComparison.tsx'
import { PracticeList } from './PracticeList.tsx'
import { RecognitionGuide } from './RecognitionGuide.tsx'
import { Rivals } from './Rivals.tsx'
import { Warnings } from './Warnings.tsx'

export function PatternDetails({ pattern }: { pattern: OpenPattern }) {
  return (
    <>
      <RecognitionGuide pattern={pattern} />
      <Rivals displayName={pattern.displayName} rivals={pattern.rivals} />
      <DemoSlot patternName={pattern.name} />
      <div className="grid grid-cols-1 gap-6 px-4 py-5 max-[22rem]:wrap-anywhere md:px-6 md:pt-[30px] md:pb-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <PracticeList pattern={pattern} />
        <div className="grid grid-cols-1 content-start gap-8">
          <Warnings
            title="Common mistakes"
            texts={pattern.commonMistakes ?? []}
            icon={X}
            iconColour="text-danger"
          />
          <Warnings
            title="When not to use it"
            texts={pattern.whenNotToUse ?? []}
            icon={CornerUpRight}
            iconColour="text-muted"
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
