import { useState } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import { secondMs } from '#platform/durations.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import type { RoundPrompt } from '../../../contract.ts'
import { capitalized } from '../../../day-words.ts'
import { MissExplained } from '../MissExplained.tsx'
import { numberWords } from '../number-words.ts'
import { PlayBar } from '../PlayBar.tsx'
import { bestText, PlayEnd } from '../PlayEnd.tsx'
import type { Play } from '../use-play.ts'
import { StormClock } from './StormClock.tsx'
import { StormColumns } from './StormColumns.tsx'
import { type StormRun, stormColumns } from './storm-clock.ts'

export interface StormGiven {
  readonly prompt: RoundPrompt
  readonly named: string
  /** Time taken, in milliseconds. */
  readonly ms: number
  readonly isRight: boolean
}

interface StormEndProps {
  readonly run: StormRun
  readonly given: readonly StormGiven[]
  /** Before this one. */
  readonly best: number
  readonly play: Play
}

const fastMs = 5 * secondMs

/** How many, when, and one line for each slip. */
export function StormEnd({ run, given, best, play }: StormEndProps) {
  const right = given.filter(({ isRight }) => isRight)
  const slips = given.filter(({ isRight }) => !isRight)
  const fast = right.filter(({ ms }) => ms < fastMs).length
  const fastText = fast > 0 ? `${capitalized(numberWords(fast))} of them in under five seconds.` : ''
  return (
    <>
      <PlayBar title="Storm" strip={<StormClock leftMs={0} />} />
      <PlayEnd
        title={right.length === 0 ? 'None this time' : capitalized(numberWords(right.length))}
        lead={[bestText(right.length, best), fastText].filter(Boolean).join(' ')}
        drawing={
          <>
            <StormColumns columns={stormColumns(run)} />
            <p className="mt-2 text-xs text-muted">Right answers in each ten seconds.</p>
          </>
        }
        againLabel="Once more"
        play={play}
      >
        {slips.length > 0 && (
          <section aria-labelledby="slips" className="mt-11">
            <h2 id="slips" className="mb-3 text-xl">
              {slips.length === 1 ? 'One slip' : `${capitalized(numberWords(slips.length))} slips`}
            </h2>
            <ul>
              {slips.map((slip) => (
                <Slip key={slip.prompt.id} slip={slip} />
              ))}
            </ul>
            <p className="mt-3 text-xs text-muted">
              {`${slips.length === 1 ? 'Its pattern comes' : 'Their patterns come'} up again in your rounds. Storm moves neither altitude nor recall.`}
            </p>
          </section>
        )}
      </PlayEnd>
    </>
  )
}

function Slip({ slip: { prompt, named } }: { slip: StormGiven }) {
  const [isOpen, setOpen] = useState(false)
  const { displayName, hue } = patternNamed(prompt.pattern)
  const deciding = prompt.evidence.find(({ decides }) => decides)
  return (
    <li data-hue={hue} className="border-t border-line text-sm">
      <div className="grid min-h-14 items-center gap-x-5 gap-y-1 py-1.5 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[230px_210px_minmax(0,1fr)_auto]">
        <b className="flex items-center gap-2.5">
          <i className="hue-ring flex-none" aria-hidden="true" />
          <span>{displayName}</span>
        </b>
        <span className="text-muted max-md:col-start-1">{`you said ${displayNameOf(named)}`}</span>
        <p className="max-md:col-start-1">
          {deciding && <span>{`“${deciding.words}”:`}</span>}{' '}
          <MarkedText text={deciding?.tells ?? prompt.why} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`See it: ${displayName}`}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 min-w-11 font-strong text-accent-text hover:underline max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
        >
          See it
        </button>
      </div>
      {isOpen && (
        <div className="py-5">
          <MissExplained prompt={prompt} named={named} />
        </div>
      )}
    </li>
  )
}
