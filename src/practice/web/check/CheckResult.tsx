import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { dateFormat } from '#platform/date-format.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { Answer, Check, RoundPrompt, Standing } from '../../contract.ts'
import { capitalized } from '../../day-words.ts'
import { fits, isClose } from '../../judge.ts'
import { Altitude, todayOf } from '../overview/Altitude.tsx'
import { SpotFeedback } from '../round/feedback/SpotFeedback.tsx'
import { GoOnKey } from '../round/question/keys.tsx'
import { Strip } from '../round/Strip.tsx'
import { useGoOnKeys } from '../round/use-go-on-keys.ts'
import { ofFive } from './check-words.ts'

type Result = NonNullable<Check['result']>

interface CheckResultProps {
  readonly check: Check
  readonly result: Result
  readonly standing: Standing | undefined
}

/** All five with their feedback, and what the check says beside practice. */
export function CheckResult({ check, result, standing }: CheckResultProps) {
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const index = Number(search.get('item')) - 1
  const prompt = result.prompts[index]
  const answer = prompt && answerTo(result, prompt)
  const screen = answer ? index : -1
  const lastScreen = useRef<number>(undefined)
  useEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  const isLast = index === result.prompts.length - 1
  function goOn() {
    setSearch(isLast ? {} : { item: String(index + 2) }, { replace: true })
  }
  useGoOnKeys(answer && goOn)

  if (prompt && answer)
    return (
      <SpotFeedback
        key={prompt.id}
        item={{ prompt }}
        answer={answer}
        headingRef={heading}
        next={
          <Button look="primary" size="lg" aria-keyshortcuts="Enter" onClick={goOn}>
            <span>{isLast ? 'Back to the result' : 'Read the next one'}</span>
            <GoOnKey />
          </Button>
        }
      />
    )
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <div className="grid items-start gap-x-14 gap-y-9 min-[74rem]:grid-cols-[minmax(0,1fr)_600px]">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-[2.75rem] md:text-figure">
            {capitalized(ofFive({ credit: result.credit, answered: result.answers.length }))}
          </h1>
          <p className="mt-3 max-w-[38ch] text-lg text-ink-2">{expectedText(result)}</p>
          <ol aria-label="The five prompts" className="mt-7 grid grid-cols-3 gap-x-1 md:grid-cols-5">
            {result.prompts.map((each, number) => {
              const state = resultOf(each, answerTo(result, each))
              return (
                <li key={each.id} className="min-w-0">
                  <Strip cells={[{ kind: 'spot', state }]} height={30} isDecoration />
                  <Link
                    to={{ search: `?item=${number + 1}` }}
                    className="mt-1 block min-h-11 pr-1 text-xs text-ink-2 no-underline wrap-break-word hover:text-accent-text hover:underline"
                  >
                    <span>{shortNames[each.pattern] ?? displayNameOf(each.pattern)}</span>
                    <span className="sr-only">{` (${words[state]}, read what decides)`}</span>
                  </Link>
                </li>
              )
            })}
          </ol>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <ButtonLink look="primary" size="lg" to={{ search: '?item=1' }}>
              Read what decides
            </ButtonLink>
            <ButtonLink look="quiet" size="lg" to="/practice">
              Done
            </ButtonLink>
          </div>
        </div>
        {standing && <Altitude standing={standing} today={todayOf(Date.now())} />}
      </div>
      <p className="mt-8 max-w-prose text-sm text-muted">
        {`The check of the week of ${date(check.week)} counts for recall and altitude like a mixed round. The next five open on Monday.`}
      </p>
    </div>
  )
}

const words = { right: 'right', close: 'close', wrong: 'wrong', unknown: 'not known' } as const

function answerTo({ answers }: Result, { id }: RoundPrompt) {
  return answers.find(
    (answer): answer is Extract<Answer, { kind: 'spot' }> => answer.kind === 'spot' && answer.promptId === id,
  )
}

function resultOf(
  prompt: RoundPrompt,
  answer: { readonly named: string | null } | undefined,
): keyof typeof words {
  if (!answer || answer.named === null) return 'unknown'
  if (fits(prompt, answer.named)) return 'right'
  return isClose(prompt, answer.named) ? 'close' : 'wrong'
}

/** How each of the five went. */
export function resultsOf(result: Result) {
  return result.prompts.map((prompt) => resultOf(prompt, answerTo(result, prompt)))
}

const date = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric' })

function expectedText({ credit, expected, answers }: Result): string {
  const predicted = `Practice predicted ${expected.toFixed(1)} of ${answers.length}.`
  const gap = credit - expected
  if (Math.abs(gap) < 1) return `${predicted} The two agree.`
  return gap > 0
    ? `${predicted} You did better than that.`
    : `${predicted} You did worse than that; one week says little, four say more.`
}
