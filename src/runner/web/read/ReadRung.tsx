import { useEffect, useEffectEvent, useMemo } from 'react'
import '#demos/web/demo.css'
import '#demos/web/controls/demo-controls.css'
import { startPlayer } from '#demos/player.ts'
import { CaptionBox } from '#demos/web/CaptionBox.tsx'
import { PlayButtons, Scrubber, StepCount } from '#demos/web/controls/PlayControls.tsx'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { findKeyEvent, usePlayer } from '#demos/web/use-player.ts'
import { NamedListing } from '#lessons/web/code/NamedListing.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { partsOfLines } from '../../listing/parts-of-lines.ts'
import { listingLanguageOf } from '../build-languages.ts'
import { RungFoot } from '../RungFoot.tsx'
import type { RungProps } from '../rung-props.ts'
import styles from './ReadRung.module.css'

/** The solution with its parts named, beside the demo at the same line. Passed at the end of the run. */
export function ReadRung({ content, language, listing, panel, isPassed, onPass }: RungProps) {
  const { steps } = content.run
  const { parts, note } = content.walkthrough.code
  const [player, send] = usePlayer(() => startPlayer(steps.length))
  const { step: at, lastStep, playing } = player
  const partOfLine = useMemo(() => partsOfLines(listing, parts), [listing, parts])
  const isAtEnd = at === lastStep
  const pass = useEffectEvent(onPass)
  useEffect(() => {
    if (isAtEnd) pass()
  }, [isAtEnd])
  const step = steps[at]
  if (!step) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the controls inside */}
      <div
        className={styles.read}
        onKeyDown={(event) => {
          const playerEvent = findKeyEvent(event)
          if (!playerEvent) return
          event.preventDefault()
          send(playerEvent)
        }}
      >
        <section aria-label="The solution" className={styles.code} data-compact>
          <NamedListing
            code={listing}
            language={listingLanguageOf(language)}
            partOfLine={partOfLine}
            lit={[step.line]}
            panelId={panel.id}
            labelledBy={panel.labelledBy}
          />
        </section>
        <section aria-label="The picture at this line" className={styles.side}>
          <div className={styles.stage}>
            <StepPicture steps={steps} at={at} />
          </div>
          <CaptionBox steps={steps} at={at} isAnnounced={!playing} />
          <div className="mt-auto grid gap-3">
            <Scrubber step={at} stepCount={steps.length} onSeek={(to) => send({ kind: 'seek', step: to })} />
            <div className="demo-row">
              <PlayButtons isAtStart={at === 0} isAtEnd={isAtEnd} playing={playing} send={send} />
              <StepCount player={player} />
            </div>
          </div>
        </section>
      </div>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-2 md:px-6">
        <MarkedText text={note} />
      </p>
      <RungFoot rung="read" isPassed={isPassed}>
        {isPassed ? (
          <p>
            <b>Read.</b> <span>You have followed the run to its end.</span>
          </p>
        ) : (
          <p>Follow the run to its end, and read the line that each step runs. That passes this rung.</p>
        )}
      </RungFoot>
    </>
  )
}
