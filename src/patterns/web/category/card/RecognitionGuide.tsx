import type { OpenPattern } from '#patterns/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'

/** The idea first, then the phrases as learners will meet them: they should see the clues before the code. */
export function RecognitionGuide({ pattern }: { pattern: OpenPattern }) {
  const { idea, formula, identificationClues } = pattern
  const { keyPhrases = [] } = pattern.patternRecognitionGuide ?? {}
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <section>
        <h3 className="mb-2.5 text-heading-xs">Recognition guide</h3>
        <p className="max-w-(--measure) text-lg text-pretty">
          <MarkedText text={idea} />
        </p>
        {formula && (
          <code className="mt-3 inline-block rounded-xs bg-surface-2 px-2.5 py-1 text-sm text-pretty">
            {formula}
          </code>
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
        <p className="mt-3.5 max-w-(--measure) text-sm leading-[1.55] text-ink-2">
          <MarkedText text={identificationClues} />
        </p>
      </section>
    </div>
  )
}
