import { Shuffle } from 'lucide-react'
import { type FormEvent, memo, useRef } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { TextField } from '#platform/ui/TextField.tsx'
import type { Demo, InputTexts } from '../demo.ts'
import { longestText } from '../demo-address.ts'
import type { TypedInput } from './use-own-input.ts'

interface OwnInputProps extends TypedInput {
  demo: Demo
  /** What the demo runs on now. */
  texts: InputTexts
}

/** The reader's own input, an example, or one made up. What cannot be used is answered with a sentence at its field. */
export const OwnInput = memo(function OwnInput({ demo, texts, typed, faults, type, run }: OwnInputProps) {
  const fields = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (run(typed)) return
    // The fault is known once it is drawn; then the reader is led to the first of them.
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
            error={faults[name]}
            autoComplete="off"
            spellCheck={false}
            maxLength={longestText}
            value={typed[name] ?? ''}
            onChange={(event) => type(name, event.target.value)}
          />
        ))}
        <Button type="submit">Run it</Button>
      </div>
    </form>
  )
})
