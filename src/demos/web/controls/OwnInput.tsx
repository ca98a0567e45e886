import { Shuffle } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Demo, InputTexts, Run } from '#algorithms/demo.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { maxTextLength } from '../../demo-address.ts'
import { type FieldErrors, type Opening, readTyped } from '../../open-demo.ts'

interface OwnInputProps extends TypedInput {
  demo: Demo
  /** The input of the current run. */
  texts: InputTexts
  /** Leads to the picture. */
  onShow: () => void
}

/** The learner's own input, an example or a random one. Invalid input gets a sentence at its field. */
export function OwnInput({ demo, texts, onShow, typed, errors, type, run, play }: OwnInputProps) {
  const fields = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (run(typed)) {
      onShow()
      play()
      return
    }
    // The error appears with the next render; then focus the first invalid field.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form className="demo-input" aria-label="My input" onSubmit={submit} noValidate>
      <fieldset>
        <legend>Start from an example</legend>
        {demo.presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={demo.fields.every(({ name }) => preset.texts[name] === texts[name])}
            onClick={() => run(preset.texts)}
          >
            {preset.name}
          </button>
        ))}
        <button type="button" className="demo-random" onClick={() => run(demo.random(Math.random))}>
          <Shuffle className="icon" aria-hidden="true" />
          Random
        </button>
      </fieldset>
      <div ref={fields} className="demo-fields">
        {demo.fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={errors[name]}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxTextLength}
            value={typed[name] ?? ''}
            onChange={(event) => type(name, event.target.value)}
          />
        ))}
        <Button type="submit">Run it</Button>
      </div>
    </form>
  )
}

export interface TypedInput {
  readonly typed: InputTexts
  readonly errors: FieldErrors
  type(name: string, text: string): void
  /** Shows its first step, or an error at each invalid field. */
  run(texts: InputTexts): boolean
  play(): void
}

/** The text in the fields. It outlives the form: switching the mode hides the form but keeps the text. */
export function useOwnInput(
  demo: Demo,
  opening: Opening,
  { onRun, play }: { onRun: (run: Run) => void; play: () => void },
): TypedInput {
  const [state, setState] = useState({ typed: opening.typed, errors: opening.errors })
  return {
    ...state,
    play,
    type: (name, text) => setState(({ typed, errors }) => ({ typed: { ...typed, [name]: text }, errors })),
    run(texts) {
      const reading = readTyped(demo, texts)
      if (reading.kind === 'refused') {
        setState({ typed: texts, errors: reading.errors })
        return false
      }
      setState({ typed: reading.run.texts, errors: {} })
      onRun(reading.run)
      return true
    },
  }
}
