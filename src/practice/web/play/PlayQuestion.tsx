import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { useNumberKeys } from '../round/extra/use-number-keys.ts'
import { useStopwatch } from '../round/question/use-stopwatch.ts'
import styles from './play.module.css'

interface PlayQuestionProps {
  /** As in 'Step 12'. */
  readonly label: string
  readonly detail?: string | undefined
  readonly text: string
  /** Slugs. */
  readonly options: readonly string[]
  /** After the answer, until the next prompt comes. */
  readonly outcome: { readonly chosen: string; readonly right: string } | undefined
  readonly hint: string
  /** With the time taken, in milliseconds. */
  readonly onChoose: (pattern: string, ms: number) => void
}

/** In characters, on a phone. */
const fiveLines = 170

/** A prompt and four names. Keyed by its prompt: each takes the focus, so that a screen reader reads it. */
export function PlayQuestion({ label, detail, text, options, outcome, hint, onChoose }: PlayQuestionProps) {
  const prompt = useRef<HTMLHeadingElement>(null)
  const hasKeys = useSingleKeys()
  useEffect(() => prompt.current?.focus(), [])
  const readTime = useStopwatch()
  const choose = (pattern: string) => {
    if (!outcome) onChoose(pattern, readTime())
  }
  useNumberKeys(options.length, !outcome, (index) => {
    const option = options[index]
    if (option) choose(option)
  })
  return (
    <div className="min-w-0">
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-muted max-md:mb-2">
        <span>{label}</span>
        {detail && <span>{detail}</span>}
      </p>
      <h1
        ref={prompt}
        tabIndex={-1}
        data-long={text.length > fiveLines || undefined}
        className={styles.prompt}
      >
        {text}
      </h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div role="group" aria-label="Which pattern is it?" className={styles.options}>
        {options.map((name, index) => {
          const { hue } = patternNamed(name)
          const isRight = outcome?.right === name
          const isWrong = outcome?.chosen === name && !isRight
          return (
            <button
              key={name}
              type="button"
              data-hue={hue}
              data-outcome={isRight ? 'right' : isWrong ? 'wrong' : undefined}
              aria-disabled={outcome !== undefined}
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onClick={() => choose(name)}
              className={styles.option}
            >
              {hasKeys && (
                <span aria-hidden="true" className={`${keyLook} max-md:hidden`}>
                  {index + 1}
                </span>
              )}
              <i className="hue-ring md:hidden" aria-hidden="true" />
              <span className="flex-1">{buttonName(name)}</span>
              {isRight && <Check className="icon text-success" aria-hidden="true" />}
              {isWrong && <X className="icon text-muted" aria-hidden="true" />}
            </button>
          )
        })}
      </div>
      <p className="mt-3 text-sm text-muted">{hint}</p>
    </div>
  )
}

/** In characters, on the smallest phone and in half of a wide screen's column. */
const oneLine = 23

/** The short name where the whole one would take a second line. */
function buttonName(pattern: string): string {
  const name = displayNameOf(pattern)
  return name.length > oneLine ? (shortNames[pattern] ?? name) : name
}

export function outcomeText(isRight: boolean, pattern: string): string {
  return isRight ? 'Right.' : `No. It was ${displayNameOf(pattern)}.`
}
