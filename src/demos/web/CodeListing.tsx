import { Check, Copy } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { CodePanel, useCodeLanguage } from './CodePanel.tsx'
import { useDemo } from './use-demo.ts'
import './demo-side.css'

const copyMessages = { copied: 'Copied', refused: 'Copying is not allowed here' }

/** The code of a pattern's demo, to read and copy. Suspends until it is loaded. */
export function CodeListing({ patternName }: { patternName: string }) {
  const { code } = useDemo(patternName)
  const language = useCodeLanguage()
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="overflow-hidden rounded-md border border-line *:border-b-0">
      <CodePanel code={code}>
        <span role="status">{outcome && copyMessages[outcome]}</span>
        <Button look="quiet" size="sm" onClick={() => copy(`${code[language].lines.join('\n')}\n`)}>
          <Icon className="icon" aria-hidden="true" />
          Copy
        </Button>
      </CodePanel>
    </div>
  )
}
