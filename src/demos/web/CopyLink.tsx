import { Check, Link2 } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { Button } from '#platform/ui/Button.tsx'
import { copyText } from '#platform/web/copy-text.ts'

interface CopyLinkProps {
  /** Where the reader is now. */
  findLink: () => string
}

type Outcome = 'copied' | 'refused'

const said: Readonly<Record<Outcome, string>> = {
  copied: 'Link copied',
  refused: 'Copying is not allowed here: take the address of this page, it is the link.',
}
const saidForMs = 4000

/** Hands out what opens this demo exactly as it stands. */
export const CopyLink = memo(function CopyLink({ findLink }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), saidForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await copyText(findLink())) ? 'copied' : 'refused')
  }

  const Icon = outcome === 'copied' ? Check : Link2
  return (
    <div className="demo-copy">
      <Button look="quiet" onClick={() => void copy()}>
        <Icon className="icon" aria-hidden="true" />
        Copy link
      </Button>
      <span role="status">{outcome && said[outcome]}</span>
    </div>
  )
})
