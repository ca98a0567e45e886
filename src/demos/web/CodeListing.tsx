import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { loadCode } from '../load-demo.ts'
import { CodePanel } from './CodePanel.tsx'
import './demo-side.css'

const copyMessages = { copied: 'Copied', refused: 'Copying is blocked by your browser' }

interface CodeListingProps {
  patternName: string
  /** The first is the code of the demo. */
  listings: readonly { readonly id: string; readonly label: string; readonly note: string }[]
}

/** The code of a pattern and its variations, to read and copy. Suspends until it is loaded. */
export function CodeListing({ patternName, listings }: CodeListingProps) {
  const [selected, setSelected] = useState(patternName)
  const { data: codes } = useSuspenseQuery({
    queryKey: ['listings', patternName],
    queryFn: async () => {
      const codes = listings.map(async ({ id }) => [id, await loadCode(patternName, id)] as const)
      return new Map(await Promise.all(codes))
    },
  })
  const panelId = useId()
  const language = useCodeLanguage()
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  const listing = listings.find(({ id }) => id === selected)
  const code = codes.get(selected)
  if (!listing || !code) throw new Error(`There is no listing named ${selected}`)

  return (
    <>
      <Tabs label="Variation" tabs={listings} selected={selected} onSelect={setSelected} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${selected}`}
        className="grid gap-3 pt-3"
      >
        <p className="max-w-(--measure) text-sm leading-[1.55] text-ink-2">{listing.note}</p>
        <div className="overflow-hidden rounded-md border border-line *:border-b-0">
          <CodePanel code={code}>
            <span role="status">{outcome && copyMessages[outcome]}</span>
            <Button look="quiet" size="sm" onClick={() => copy(`${code[language].lines.join('\n')}\n`)}>
              <Icon className="icon" aria-hidden="true" />
              Copy
            </Button>
          </CodePanel>
        </div>
      </div>
    </>
  )
}
