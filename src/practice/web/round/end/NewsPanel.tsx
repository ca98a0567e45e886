import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { Standing } from '../../../contract.ts'
import { ThenAndNow } from '../../overview/Fives.tsx'
import type { Step } from '../round-state.ts'
import { markedWords, missedPatterns } from './end-facts.ts'
import type { RoundStart } from './round-start.ts'
import { newsOf } from './what-moved.ts'

interface NewsPanelProps {
  readonly steps: readonly Step[]
  readonly standing: Standing
  readonly start: RoundStart | undefined
  /** The patterns of the round. */
  readonly asked: ReadonlySet<string>
}

/** What can be done now, and what else the round has changed. Nothing if there is nothing. */
export function NewsPanel({ steps, standing, start, asked }: NewsPanelProps) {
  const missed = missedPatterns(steps)
  const improvement = standing.improvements.find(({ pattern }) => asked.has(pattern) && !missed.has(pattern))
  const news = newsOf(standing, start, asked, missed)
  const marked = improvement || news.length > 0 ? undefined : markedWords(steps)
  if (!improvement && news.length === 0 && !marked) return null
  return (
    <section
      aria-labelledby="news"
      className="py-5 md:pt-6.5 md:pb-6"
      data-hue={improvement && patternNamed(improvement.pattern).hue}
    >
      <p className="text-sm font-strong text-muted">
        {improvement || marked ? 'What you can do now' : 'What is new'}
      </p>
      {improvement && (
        <>
          <h2
            id="news"
            className={title}
          >{`You name ${displayNameOf(improvement.pattern)} at first sight`}</h2>
          <div className="mt-4">
            <ThenAndNow {...improvement} isLarge />
          </div>
        </>
      )}
      {marked && (
        <>
          <h2 id="news" className={title}>{`You marked “${marked.words}”`}</h2>
          <p className={text}>{`It decides. ${marked.tells}`}</p>
        </>
      )}
      {news.map((sentence, index) =>
        index === 0 && !improvement ? (
          <h2 key={sentence} id="news" className={title}>
            {sentence}
          </h2>
        ) : (
          <p key={sentence} className={text}>
            {sentence}
          </p>
        ),
      )}
    </section>
  )
}

const title = 'mt-1 text-heading-sm leading-[1.15] md:text-heading'
const text = 'mt-3 max-w-[46ch] text-sm leading-normal text-ink-2'
