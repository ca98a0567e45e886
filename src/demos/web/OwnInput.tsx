import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { TextField } from '#platform/ui/TextField.tsx'
import type { Demo, InputTexts, Run } from '../demo.ts'

interface OwnInputProps {
  id: string
  demo: Demo
  /** What the demo runs on now. */
  texts: InputTexts
  onRun: (run: Run) => void
}

/** The reader's own input, or one of the presets. What cannot be used is answered with a sentence at its field. */
export function OwnInput({ id, demo, texts, onRun }: OwnInputProps) {
  const [typed, setTyped] = useState(texts)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  function run(input: InputTexts) {
    const reading = demo.read(input)
    setFaults(reading.kind === 'refused' ? reading.faults : {})
    setTyped(reading.kind === 'run' ? reading.run.texts : input)
    if (reading.kind === 'run') onRun(reading.run)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    run(typed)
  }

  return (
    <form id={id} className="demo-input" onSubmit={submit} noValidate>
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
      </fieldset>
      <div className="demo-fields">
        {demo.fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={faults[name]}
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            value={typed[name] ?? ''}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
        <Button type="submit">Run it</Button>
      </div>
    </form>
  )
}
