import type { OpenPattern } from '#patterns/contract.ts'
import { FoldOnPhone } from './card/FoldOnPhone.tsx'
import { splitLead } from './split-lead.ts'

/** Key phrases come first and largest: learners should see the clues before the code. */
export function RecognitionGuide({ pattern }: { pattern: OpenPattern }) {
  const { keyPhrases = [], commonVariations = [] } = pattern.patternRecognitionGuide ?? {}
  return (
    <div className="grid gap-x-10 px-4 pt-5.5 sm:grid-cols-2 sm:gap-y-6.5 sm:pb-5.5 md:py-7 md:pr-6 md:pl-[74px] lg:grid-cols-[5fr_4fr_3fr]">
      <section className="max-sm:pb-5 max-lg:sm:col-span-2">
        <h3 className="mb-2.5 text-[1.125rem]">Recognition guide</h3>
        <p className="max-w-(--measure) text-sm leading-[1.55] text-ink-2">{pattern.description}</p>
        {keyPhrases.length > 0 && (
          <ul aria-label="Key phrases" className="mt-3.5 flex flex-wrap gap-x-[18px] gap-y-1.5">
            {keyPhrases.map((phrase) => (
              <li key={phrase} className="text-base leading-normal font-[650]">
                <span className="border-b-3 border-hue box-decoration-clone">{phrase}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-4 max-w-(--measure) text-sm leading-[1.55] text-ink-2">
          {pattern.identificationClues}
        </p>
      </section>
      {commonVariations.length > 0 && (
        <FoldOnPhone title="Common variations">
          <ul className="grid gap-2.5 text-sm leading-[1.45] text-ink-2">
            {commonVariations.map(splitLead).map(({ lead, rest }) => (
              <li key={lead}>
                <b className="block text-ink">{lead}</b>
                {rest}
              </li>
            ))}
          </ul>
        </FoldOnPhone>
      )}
      {pattern.scenarios.length > 0 && (
        <FoldOnPhone title="Scenarios">
          <ul className="grid gap-2.5 text-sm leading-[1.45] text-ink-2">
            {pattern.scenarios.map((scenario) => (
              <li
                key={scenario}
                className="relative pl-[18px] before:absolute before:top-[.5em] before:left-0 before:size-2 before:rounded-full before:border-[1.75px] before:border-hue"
              >
                {scenario}
              </li>
            ))}
          </ul>
        </FoldOnPhone>
      )}
    </div>
  )
}
