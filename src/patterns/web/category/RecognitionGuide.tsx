import type { OpenPattern } from '#patterns/contract.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { FoldOnPhone } from './card/FoldOnPhone.tsx'
import { splitLead } from './split-lead.ts'

const prose = 'max-w-(--measure) text-sm leading-[1.55] text-ink-2'

/** Key phrases come first and largest: learners should see the clues before the code. */
export function RecognitionGuide({ pattern }: { pattern: OpenPattern }) {
  const { description, identificationClues, scenarios } = pattern
  const { keyPhrases = [], commonVariations = [] } = pattern.patternRecognitionGuide ?? {}
  const isPhone = useMedia('(width < 40rem)')
  return (
    <div className="grid gap-x-10 px-4 pt-5.5 sm:grid-cols-2 sm:gap-y-6.5 sm:pb-5.5 md:py-7 md:pr-6 md:pl-18.5 lg:grid-cols-[5fr_4fr_3fr]">
      <section className="max-sm:pb-5 max-lg:sm:col-span-2">
        <h3 className="mb-2.5 text-heading-xs max-sm:sr-only">Recognition guide</h3>
        {!isPhone && <p className={prose}>{description}</p>}
        {keyPhrases.length > 0 && (
          <ul aria-label="Key phrases" className="flex flex-wrap gap-x-4.5 gap-y-1.5 sm:mt-3.5">
            {keyPhrases.map((phrase) => (
              <li key={phrase} className="text-base leading-normal font-strong">
                <span className="border-b-3 border-hue box-decoration-clone">{phrase}</span>
              </li>
            ))}
          </ul>
        )}
        {!isPhone && <p className={`mt-4 ${prose}`}>{identificationClues}</p>}
      </section>
      {commonVariations.length > 0 && (
        <FoldOnPhone title="Common variations">
          <ul className="grid gap-2.5 text-sm leading-[1.45] text-ink-2">
            {commonVariations.map(splitLead).map(({ lead, rest }) => (
              <li key={lead}>
                <b className="block text-ink">{lead}</b>
                <span>{rest}</span>
              </li>
            ))}
          </ul>
        </FoldOnPhone>
      )}
      {scenarios.length > 0 && (
        <FoldOnPhone title={isPhone ? 'When to think of it' : 'Scenarios'}>
          {isPhone && (
            <div className="mb-4 grid gap-3">
              <p className={prose}>{description}</p>
              <p className={prose}>{identificationClues}</p>
            </div>
          )}
          <ul className="grid gap-2.5 text-sm leading-[1.45] text-ink-2">
            {scenarios.map((scenario) => (
              <li
                key={scenario}
                className="relative pl-4.5 before:absolute before:top-[.5em] before:left-0 before:size-2 before:rounded-full before:border-[1.75px] before:border-hue"
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
