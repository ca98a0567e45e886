import { useEffect, useRef } from 'react'
import { v7 as newId } from 'uuid'
import { countWord } from '#platform/count-words.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import type { Answer, Check } from '../../contract.ts'
import { Spot } from '../round/question/Spot.tsx'

interface CheckPromptsProps {
  readonly check: Check
  /** Ids of the prompts that have an answer, sent or not. */
  readonly given: ReadonlySet<string>
  readonly onAnswer: (answer: Answer) => void
}

/** One prompt after the other. Each answer is final, and nothing says whether it was right. */
export function CheckPrompts({ check, given, onAnswer }: CheckPromptsProps) {
  const prompt = check.prompts.find(({ id }) => !given.has(id))
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = prompt?.id
  const lastShown = useRef(shownId)
  useEffect(() => {
    if (lastShown.current === shownId) return
    lastShown.current = shownId
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [shownId])
  if (!prompt)
    return (
      <div className="page pt-8 pb-16 md:pt-12">
        <h1 ref={heading} tabIndex={-1}>
          {`All ${countWord(check.prompts.length)} answered`}
        </h1>
        <p role="status" className="mt-3 max-w-prose text-lg text-ink-2">
          Sending your answers. While you are offline they stay in this browser, and the results appear once
          the server has all of them.
        </p>
        <ButtonLink to="/practice" className="mt-6">
          Back to Practice
        </ButtonLink>
      </div>
    )
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {`Sealed prompt ${given.size + 1} of ${check.prompts.length}`}
      </h1>
      <Spot
        key={prompt.id}
        item={{ prompt }}
        asked={{ roundId: check.id, itemId: prompt.id }}
        onAnswer={(given) =>
          onAnswer({ ...given, id: newId(), promptId: prompt.id, at: new Date().toISOString() })
        }
      />
    </>
  )
}
