import { patternNeeds } from '#curriculum/needs.ts'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { RoundPrompt } from '../../../contract.ts'
import { fits } from '../../../judge.ts'
import { LessonLinks } from './LessonLinks.tsx'
import { decidingLook, litEvidence } from './LitPrompt.tsx'

/** A section across the whole width. */
export const band = 'border-y border-line bg-sunk pt-11 pb-12 max-md:py-8'

interface RivalBandProps {
  readonly prompt: RoundPrompt
  readonly named: string | null
}

/**
 * Below the answer: why the learner's pattern fails on this prompt and where it would be right. After a right answer, the
 * same of the pattern that is most easily mistaken for it.
 */
export function RivalBand({ prompt, named }: RivalBandProps) {
  const isWrong = named !== null && !fits(prompt, named)
  const shown = isWrong ? named : prompt.rival.pattern
  const rival = prompt.rivals.find(({ name }) => name === shown) ?? unrelated(prompt, shown)
  const other = displayNameOf(shown)
  return (
    <>
      {prompt.alsoFits.length > 0 && !isWrong && <AlsoFits prompt={prompt} />}
      <section className={band} aria-labelledby="rival">
        <div className="page grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id="rival" className="text-heading">
              {isWrong ? `Why ${other} fails here` : `Easily mistaken for ${other}`}
            </h2>
            {shown === prompt.rival.pattern && (
              <p className="mt-3 max-w-prose text-ink-2">{prompt.rival.fails}</p>
            )}
          </div>
          <div>
            <p className="max-w-prose text-lg leading-snug font-strong">{rival.clue}</p>
            <dl className="mt-3 grid grid-cols-label gap-x-4 gap-y-1.5 text-sm max-sm:grid-cols-1">
              <dt className="text-muted">This prompt says</dt>
              <dd className="font-strong">{rival.stay}</dd>
              <dt className="text-muted max-sm:mt-1">{other} needs</dt>
              <dd>{rival.leave}</dd>
            </dl>
          </div>
        </div>
      </section>
      <section className="page py-11" aria-labelledby="where-right" data-hue={patternNamed(shown).hue}>
        <h2 id="where-right" className="text-heading">
          Where {other} would be right
        </h2>
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-explanation text-[1.1875rem] leading-[1.7] text-muted">
            <WithClause text={rival.example.text} clause={rival.example.words} />
          </p>
          <p className="flex flex-col items-start">
            <LessonLinks pattern={prompt.pattern} withDemo />
            <LessonLinks pattern={shown} />
          </p>
        </div>
      </section>
    </>
  )
}

/** For a pattern that is no rival: nothing is written about the two, so what it needs is shown with the deciding words. */
function unrelated(prompt: RoundPrompt, pattern: string): Omit<RoundPrompt['rivals'][0], 'name'> {
  const { needs, tasks } = patternNeeds[pattern as keyof typeof patternNeeds]
  const deciding = litEvidence(prompt).filter(({ decides }) => decides)
  return {
    clue: `Does this prompt have what ${displayNameOf(pattern)} needs?`,
    stay: deciding.map(({ words }) => `“${words}”`).join(', '),
    leave: needs,
    example: { text: `${tasks.join('. ')}.`, words: '' },
  }
}

function AlsoFits({ prompt }: { prompt: RoundPrompt }) {
  return (
    <section className="page pb-11" aria-labelledby="also-fits">
      <h2 id="also-fits" className="text-heading">
        What also fits
      </h2>
      {prompt.alsoFits.map(({ pattern, whyNotFirst }) => (
        <div key={pattern} className="mt-3 max-w-[42em]">
          <p className="text-lg font-strong">{displayNameOf(pattern)} counts as right, too.</p>
          <p className="mt-1 text-ink-2">{whyNotFirst}</p>
        </div>
      ))}
    </section>
  )
}

/** A text with one clause lit. */
function WithClause({ text, clause }: { text: string; clause: string }) {
  const start = text.indexOf(clause)
  if (start < 0 || clause === '') return text
  return (
    <>
      {text.slice(0, start)}
      <mark className={`${decidingLook} py-[0.12em] text-ink`}>{clause}</mark>
      {text.slice(start + clause.length)}
    </>
  )
}
