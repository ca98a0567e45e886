import { Mountain } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { PatternHelp } from '#learning/contract.ts'
import { rungCount } from '#learning/rules.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { isComposing } from '#platform/web/input/is-composing.ts'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { HelpText } from './HelpText.tsx'
import styles from './HintLadder.module.css'
import { WholeIdea } from './WholeIdea.tsx'

interface HintLadderProps {
  help: PatternHelp
  isSolved: boolean
  /** How many rungs are open, 0 to 4. */
  opened: number
  onOpenNext: () => void
}

/** Three hints and the whole idea. Each opens the next one, and none can be skipped. */
export function HintLadder({ help, isSolved, opened, onOpenNext }: HintLadderProps) {
  const { target, focusNext } = useFocusNext<HTMLDivElement>()
  const ladder = useRef<HTMLElement>(null)
  const titleId = useId()
  const hasKeys = useSingleKeys()
  const openNext = () => {
    if (opened === rungCount) return
    onOpenNext()
    focusNext()
  }
  useHintKey(ladder, openNext)

  return (
    <section ref={ladder} aria-labelledby={titleId} className="mt-5.5 border-t border-line pt-4.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={titleId} className="text-heading-xs">
          {isSolved ? 'Hints' : 'Stuck?'}
        </h3>
        <p role="status" className="text-sm text-muted tabular-nums">
          {opened === 0 ? 'One at a time' : `${opened} of ${rungCount} opened`}
        </p>
      </div>
      <ol className={styles.ladder}>
        {rungs.map(({ name, about }, index) => (
          <li key={name} data-state={index < opened ? 'open' : index === opened ? 'next' : 'later'}>
            <span aria-hidden="true" className={styles.number}>
              {index < 3 ? index + 1 : <Mountain className="size-4" />}
            </span>
            {index < opened ? (
              <OpenRung name={name} target={index === opened - 1 ? target : undefined}>
                {index < 3 ? <HelpText text={help.hints[index] ?? ''} /> : <WholeIdea help={help} />}
              </OpenRung>
            ) : (
              <>
                {index === opened ? (
                  <Button
                    aria-keyshortcuts={hasKeys ? 'H' : undefined}
                    onClick={openNext}
                    className="justify-self-start border-accent-text! max-md:min-h-11"
                  >
                    <span>{`Show ${name.charAt(0).toLowerCase()}${name.slice(1)}`}</span>
                    {hasKeys && (
                      <span aria-hidden="true" className={styles.key}>
                        <kbd>H</kbd>
                      </span>
                    )}
                  </Button>
                ) : (
                  <span className="text-sm text-muted">{name}</span>
                )}
                <span className={`${styles.about} text-right text-sm text-muted`}>{about}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const rungs = [
  { name: 'Hint 1', about: 'where to start' },
  { name: 'Hint 2', about: 'the step that matters' },
  { name: 'Hint 3', about: 'the plan' },
  { name: 'The whole idea', about: 'what is new, and its cost' },
] as const

interface OpenRungProps {
  name: string
  /** Gets the focus when it has just been opened. */
  target: React.RefObject<HTMLDivElement | null> | undefined
  children: ReactNode
}

function OpenRung({ name, target, children }: OpenRungProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={target}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      className={styles.open}
    >
      <h4 id={`${id}-name`} className="text-sm leading-[30px] font-strong text-muted">
        {name}
      </h4>
      <div id={`${id}-text`} className="text-base leading-normal text-pretty">
        {children}
      </div>
    </div>
  )
}

/** H opens the next hint, unless something is being typed or another dialog is open. */
function useHintKey(ladder: React.RefObject<HTMLElement | null>, openNext: () => void): void {
  const act = useEffectEvent(openNext)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
      if (!areSingleKeysOn() || key.toLowerCase() !== 'h') return
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
      if (isComposing(event) || (target instanceof Element && target.closest('input, textarea, select')))
        return
      const dialogs = document.querySelectorAll('dialog[open]')
      if (dialogs.length !== 1 || !dialogs[0]?.contains(ladder.current)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [ladder])
}
