import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { displayNameOf } from '#curriculum/patterns.ts'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'
import type { Mark } from '../../contract.ts'
import { findWords } from '../../prompt-words.ts'
import type { TrialPrompt } from '../../rounds/trial-prompts.ts'
import { MarkablePrompt } from '../round/question/MarkablePrompt.tsx'
import { useMarks } from '../round/question/marks.ts'
import type { GivenSpot } from '../round/question/Spot.tsx'
import { useStopwatch } from '../round/question/use-stopwatch.ts'
import styles from './Trial.module.css'

/** In the address of the page after a name was pressed before the scripts had come. */
export const answerParameter = 'answer'

interface TrialSpotProps {
  readonly trial: TrialPrompt
  /** The keys 1 to 4 answer while some of it is on the screen. */
  readonly panel: RefObject<HTMLElement | null>
  readonly onAnswer: (given: GivenSpot) => void
}

/** One press on a name answers. Without scripts, the form leads back to the page with the name in its address. */
export function TrialSpot({ trial, panel, onAnswer }: TrialSpotProps) {
  const { text, names, marked } = trial
  const { marks, refusals, said, change, setSaid } = useMarks([text], useStartMarks(trial))
  const readTime = useStopwatch()
  const group = useRef<HTMLDivElement>(null)
  const hasKeys = useSingleKeys()

  function answer(named: string | null) {
    // Nobody was asked how sure they are, and the next review may as well come early.
    onAnswer({ kind: 'spot', named, marks: [...marks], sure: 1, ms: readTime() })
  }

  useNumberKeys(panel, (number) => {
    const name = names[number - 1]
    if (name !== undefined) answer(name)
  })

  const full = refusals > 0 ? 'Three at most. Remove one first.' : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) answer(submitter.value || null)
      }}
    >
      <p className={styles.hint}>
        <span className="max-md:hidden">
          {full ??
            (marked ? 'One clue is marked. Click or drag for more.' : 'Click or drag to mark the clues.')}
        </span>
        <span className="md:hidden">{full ?? (marked ? 'Tap for more clues' : 'Tap to mark clues')}</span>
      </p>
      <div className={promptClass(trial)}>
        <MarkablePrompt
          text={text}
          prompt={0}
          label="Mark the words that decide. Arrow keys move by word, Shift and arrows select, Enter marks, Escape moves on to the names."
          marks={marks}
          onChange={change}
          onMove={setSaid}
          onEscape={() => group.current?.querySelector('button')?.focus()}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div ref={group} role="group" aria-label="Which pattern is it?" className={styles.names}>
        {names.map((name, index) => (
          <button
            key={name}
            type="submit"
            name={answerParameter}
            value={name}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
          >
            {hasKeys && (
              <span aria-hidden="true" className={`${keyLook} max-md:hidden`}>
                {index + 1}
              </span>
            )}
            <span>{displayNameOf(name)}</span>
          </button>
        ))}
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <span className="text-xs text-muted max-md:hidden">
          One press answers, and shows what gives it away.
        </span>
        <button type="submit" name={answerParameter} value="" className={styles.unknown}>
          I don’t know
        </button>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </form>
  )
}

/** Only what is on the screen at first can move when the fonts arrive. */
export function promptClass({ marked }: TrialPrompt): string {
  return `${styles.prompt} ${marked ? styles.first : ''}`
}

function useStartMarks({ text, marked = '' }: TrialPrompt): readonly Mark[] {
  const [marks] = useState(() => {
    const range = findWords(text, marked)
    return range ? [{ prompt: 0 as const, ...range }] : []
  })
  return marks
}

/** Only where nothing else can want them: on the page itself, or inside the panel. */
function useNumberKeys(panel: RefObject<HTMLElement | null>, onNumber: (number: number) => void) {
  const act = useEffectEvent(onNumber)
  useEffect(() => {
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
      const { current } = panel
      if (!current || !areSingleKeysOn() || !/^[1-4]$/.test(key)) return
      if (ctrlKey || metaKey || altKey || repeat) return
      if (!(target instanceof Element) || !(current.contains(target) || target.matches('body, main'))) return
      const { top, bottom } = current.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) act(Number(key))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [panel])
}
