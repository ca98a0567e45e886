import { useState } from 'react'
import type { OpenPattern } from '#patterns/contract.ts'
import { InlineCode } from '#platform/ui/display/InlineCode.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { MoreButton } from './MoreButton.tsx'

/** The idea first, then the phrases as learners will meet them: they should see the clues before the code. */
export function RecognitionGuide({ pattern }: { pattern: OpenPattern }) {
  const { idea, formula, identificationClues } = pattern
  const { keyPhrases = [] } = pattern.patternRecognitionGuide ?? {}
  const [isWhole, setWhole] = useState(false)
  return (
    <div className="grid content-start gap-6">
      <section>
        <h3 className="mb-2.5 text-heading-xs">Recognition guide</h3>
        <p className="max-w-(--measure) text-lg text-pretty">
          <MarkedText text={idea} />
        </p>
        {formula && (
          <InlineCode
            text={formula}
            className="mt-3 inline-block rounded-xs bg-surface-2 px-2.5 py-1 text-sm text-pretty"
          />
        )}
      </section>
      <section>
        {keyPhrases.length > 0 && (
          <>
            <h3 className="mb-2.5 text-heading-xs">Phrases that give it away</h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {keyPhrases.map((phrase) => (
                <li key={phrase} className="text-base leading-normal font-strong">
                  <span className="border-b-3 border-hue box-decoration-clone">{phrase}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p
          className={`mt-3.5 max-w-(--measure) text-sm leading-[1.55] text-ink-2 ${isWhole ? '' : 'line-clamp-2'}`}
        >
          <MarkedText text={identificationClues} />
        </p>
        <MoreButton
          isOpen={isWhole}
          onToggle={() => setWhole(!isWhole)}
          label="More"
          closeLabel="Less"
          of="about its clues"
        />
      </section>
    </div>
  )
}
