import { useCallback, useState } from 'react'
import type { Demo, InputTexts, Run } from '../demo.ts'
import { type Faults, type Opening, readTyped } from '../open-demo.ts'

export interface TypedInput {
  readonly typed: InputTexts
  readonly faults: Faults
  type(name: string, text: string): void
  /** Runs it, or says at its fields why that cannot be. */
  run(texts: InputTexts): boolean
}

/** What stands in the fields. It outlives them: another mode hides the form, not what was typed. */
export function useOwnInput(demo: Demo, opening: Opening, onRun: (run: Run) => void): TypedInput {
  const [state, setState] = useState({ typed: opening.typed, faults: opening.faults })

  const type = useCallback((name: string, text: string) => {
    setState(({ typed, faults }) => ({ typed: { ...typed, [name]: text }, faults }))
  }, [])

  const run = useCallback(
    (texts: InputTexts) => {
      const reading = readTyped(demo, texts)
      if (reading.kind === 'refused') {
        setState({ typed: texts, faults: reading.faults })
        return false
      }
      setState({ typed: reading.run.texts, faults: {} })
      onRun(reading.run)
      return true
    },
    [demo, onRun],
  )

  return { ...state, type, run }
}
