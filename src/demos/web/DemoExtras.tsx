import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { Switch } from '#platform/ui/Switch.tsx'
import type { Demo, InputTexts, Run } from '../demo.ts'
import { OwnInput } from './OwnInput.tsx'

interface DemoExtrasProps {
  demo: Demo
  texts: InputTexts
  onRun: (run: Run) => void
  isPredicting: boolean
  onPredict: (isOn: boolean) => void
}

/** What turns watching into doing: predicting each move, and running it on one's own input. */
export const DemoExtras = memo(function DemoExtras(props: DemoExtrasProps) {
  const { demo, texts, onRun, isPredicting, onPredict } = props
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="demo-extras">
        <Switch label="Predict moves" checked={isPredicting} onChange={onPredict} />
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          My own input
          <ChevronDown className="icon" aria-hidden="true" data-open={isOpen || undefined} />
        </Button>
        <p className="demo-keys" aria-hidden="true">
          <kbd>Space</kbd> plays <kbd>←</kbd> <kbd>→</kbd> step <kbd>1</kbd> to <kbd>4</kbd> speed
        </p>
      </div>
      {isOpen && <OwnInput id={formId} demo={demo} texts={texts} onRun={onRun} />}
    </>
  )
})
